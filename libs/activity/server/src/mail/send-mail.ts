import { type Mail, mailProblems, type SendMailInput } from '@freightdesk/activity-contract';
import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import type { Clock } from '@freightdesk/shared-calendar';
import { type FileAnswer, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { Records } from '../record/records';
import { insertMail, mailsOf } from './mail.repository';

export interface MailPorts {
  /** Whether this server sends at all. */
  isOn: boolean;
  /** The paper of a record of each kind that is sent, as it stands. */
  papers: Readonly<Record<string, (at: { db: Db | Tx; clock: Clock }, id: string) => Promise<FileAnswer>>>;
}

async function bytesOf({ content }: FileAnswer): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

/** Writes a letter with the paper of its record; it goes out once this is kept. The record's trail says to whom. */
export async function sendMail(
  { record, recordId, to, cc = [], subject, text }: SendMailInput,
  { tx, actor, clock, audit }: WriteContext,
  { records, mail: { isOn, papers } }: { records: Records; mail: MailPorts },
): Promise<Mail> {
  const found = await records.find(tx, { record, recordId }, { actor, to: 'write' });
  if (!isOn) refuse(mailProblems.mail_off);
  const paperOf = papers[record] ?? refuse(mailProblems.no_paper);
  const paper = await paperOf({ db: tx, clock }, recordId);
  const [id, now] = [newId(), clock.now()];
  await insertMail(tx, {
    ...{ id, record, recordId, subject, body: text, toAddresses: to, ccAddresses: cc },
    ...{ attachmentName: paper.name, attachment: await bytesOf(paper) },
    ...{ nextAttemptAt: now, createdAt: now, createdBy: actor.userId },
  });
  const told = { number: found.name, to: to.join(', '), subject, ...(cc.length > 0 && { cc: cc.join(', ') }) };
  await audit({ record, recordId, action: 'e-mail', before: { number: found.name }, after: told });
  const [written] = await mailsOf(tx, { record, recordId }, id);
  if (!written) throw new Error(`The letter ${id} is not there after it was written.`);
  return written;
}
