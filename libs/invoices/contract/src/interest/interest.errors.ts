import { defineProblems } from '@freightdesk/shared-endpoint';

export const interestProblems = defineProblems({
  not_chargeable: {
    status: 422,
    message: 'This invoice bears no interest now: it is paid, promised, disputed, or charged already. Look again.',
  },
});
