import { defineProblems } from '@freightdesk/shared-endpoint';

export const authProblems = defineProblems({
  /** One sentence for an unknown address and for a wrong password, so that nobody learns who works here. */
  invalid_credentials: { status: 401, message: 'The e-mail address or the password is wrong.' },
  user_blocked: { status: 403, message: 'Your account is blocked. Please ask your administrator.' },
  /** Carries `retryAfterSeconds`. */
  too_many_attempts: { status: 429, message: 'Too many wrong attempts. Please wait before you try again.' },
  registration_closed: {
    status: 403,
    message: 'Registration needs a valid link. Links work once and not for long: ask for a new one.',
  },
  link_ended: { status: 403, message: 'This link was used already or is too old. Please ask for a new one.' },
});
