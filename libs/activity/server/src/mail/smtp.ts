import type { Transporter } from 'nodemailer';
import type { DueMail } from './mail.repository';
import { isLoopback, type MailSettings } from './mail-settings';

/** Hands one letter to the mail server, or throws what that said. */
export type Deliver = (mail: DueMail) => Promise<void>;

/** A server that does not answer must not hold up the letters behind. */
const waits = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Beyond this machine nothing is sent in clear. */
async function transportTo(settings: MailSettings, password: string | undefined): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { host, port, isSecure: secure, user } = settings;
  return createTransport({
    ...{ host, port, secure, ...waits },
    ...(!secure && !isLoopback(settings) && { requireTLS: true }),
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    // What is sent is ours: no file and no address is read because a text names it.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
}

/** Letters over SMTP. What speaks it is loaded with the first letter, since many servers send none. */
export function smtp(settings: MailSettings, password: string | undefined): Deliver {
  const { from } = settings;
  let transport: Promise<Transporter> | undefined;
  const domain = from.slice(from.indexOf('@') + 1);
  return async ({ id, toAddresses, ccAddresses, subject, body, attachmentName, attachment }) => {
    transport ??= transportTo(settings, password);
    const opened = await transport;
    await opened.sendMail({
      ...{ from, to: toAddresses, cc: ccAddresses, subject, text: body },
      // Sent twice it is the same letter: a mail program shows it once.
      messageId: `<${id}@${domain}>`,
      attachments: attachment
        ? [{ filename: attachmentName, content: attachment, contentType: 'application/pdf' }]
        : [],
    });
  };
}
