import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { Mail, Mails, MailsQuery, SendMailInput } from './mail.schema';

export const listMails = defineEndpoint<MailsQuery, Mails>({
  name: 'mails.list',
  method: 'GET',
  path: '/mail/list',
  // Who may read the record decides, which the use case asks.
  access: 'session.own',
  summary: 'What was sent of a record by e-mail and to whom, the newest first. For whoever may read the record.',
});

/** It goes out once the write is kept; a mail server that is away is asked again. */
export const sendMail = defineEndpoint<SendMailInput, Mail>({
  name: 'mails.send',
  method: 'POST',
  path: '/mail/send',
  access: 'session.own',
  summary: 'Sends the paper of a record by e-mail. For whoever may write the record.',
  touches: ['mails', 'timeline'],
});
