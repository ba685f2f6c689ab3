import { defineProblems } from '@freightdesk/shared-endpoint';

export const trackingLinkProblems = defineProblems({
  /** One that never was, has ended or was taken back: whoever guesses learns nothing of which. */
  link_ended: { status: 404, message: 'This link does not open any more. Ask whoever sent it for a new one.' },
});
