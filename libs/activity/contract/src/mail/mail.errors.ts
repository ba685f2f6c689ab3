import { defineProblems } from '@freightdesk/shared-endpoint';

export const mailProblems = defineProblems({
  mail_off: {
    status: 409,
    message: 'This server sends no e-mail. Send it with your own program, or ask who runs the server to set SMTP_URL.',
  },
  no_paper: { status: 409, message: 'Nothing is sent of this record by e-mail.' },
});
