import { defineProblems } from '@freightdesk/shared-endpoint';

export const mailProblems = defineProblems({
  mail_off: {
    status: 409,
    message: 'This server sends no e-mail. Send it with your own program, or ask who runs the server to set SMTP_URL.',
  },
  too_large: {
    status: 409,
    message:
      'These files are more than 20 MB together, which mail servers refuse. Download them and send them another way.',
  },
  no_paper: { status: 409, message: 'Nothing is sent of this record by e-mail.' },
});
