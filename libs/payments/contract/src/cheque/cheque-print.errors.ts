import { defineProblems } from '@freightdesk/shared-endpoint';

export const chequePrintProblems = defineProblems({
  not_by_cheque: { status: 422, message: 'Only a payment of ours by cheque, in rupees and not reversed, has a leaf.' },
  reprint_unexplained: {
    status: 422,
    message: 'A leaf of this cheque was printed before. Say why another one is.',
  },
  leaf_gone: { status: 409, message: 'No leaf was printed in the last ten minutes: print the cheque again.' },
});
