import { defineProblems } from '@freightdesk/shared-endpoint';

export const openDocumentRefusals = defineProblems({
  number_taken: { status: 422, message: 'An invoice of this number is here already.' },
  /** Ours would one day be refused. */
  number_to_come: {
    status: 422,
    message: 'Our own numbers will come to this one. Give the series another prefix first, under Company.',
  },
  unknown_party: { status: 422, message: 'There is no party of this name or GSTIN.' },
  several_parties: { status: 422, message: 'Several parties are called so: give the GSTIN.' },
  opened_as_balance: {
    status: 422,
    message: 'This party was opened with a balance on its account already. Reverse that journal first.',
  },
});
