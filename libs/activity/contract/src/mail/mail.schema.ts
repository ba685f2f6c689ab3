import {
  array,
  boolean,
  emailAddress,
  id,
  type InferType,
  number,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { ofRecord, person } from '../record.schema';
import { mailStatuses } from './mail.kinds';

const address = () => emailAddress().required();

/** What goes along with the paper of a record. */
export const sendMailInput = record({
  ...ofRecord,
  /** Which of its papers, of a record that has several. */
  paper: string().max(40),
  to: array(address()).label('To').min(1, 'Enter an address.').max(10).required(),
  cc: array(address()).label('Copy to').max(10),
  subject: string().label('Subject').max(200).required(),
  text: string().label('Message').max(10_000).required(),
});
export type SendMailInput = InferType<typeof sendMailInput>;

export const mail = record({
  id: id().required(),
  to: array(string().required()).required(),
  cc: array(string().required()).required(),
  subject: string().required(),
  text: string().required(),
  attachment: string().required(),
  status: string().oneOf(mailStatuses).required(),
  attempts: number().integer().required(),
  /** What the mail server said last, where it did not take the letter. */
  problem: string().nullable().defined(),
  createdAt: string().required(),
  createdBy: person.required(),
  /** An instant; null until it is sent. */
  sentAt: string().nullable().defined(),
});
export type Mail = InferType<typeof mail>;

export const mailsQuery = record(ofRecord);
export type MailsQuery = InferType<typeof mailsQuery>;

/** What was sent of a record, the newest first, and whether this server sends at all. */
export const mails = record({ isOn: boolean().required(), mails: array(mail.required()).required() });
export type Mails = InferType<typeof mails>;
