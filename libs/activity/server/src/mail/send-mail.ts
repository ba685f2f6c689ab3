import { can, type Permission } from '@freightdesk/shared-access';
import { type Mail, mailProblems, type SendMailInput } from '@freightdesk/activity-contract';
import { type Db, newId, type Tx } from '@freightdesk/shared-database';
import type { Clock } from '@freightdesk/shared-calendar';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type Actor, type FileAnswer, refuse, type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import type { Records } from '../record/records';
import { insertMail, mailsOf } from './mail.repository';

type PaperOf = (at: { db: Db | Tx; clock: Clock }, id: string) => Promise<FileAnswer | undefined>;

/** Papers of a record that has several, by their names; sent by whoever has the permission beside that of the record. */
export interface NamedPapers {
  permission: Permission;
  papers: Readonly<Record<string, PaperOf>>;
}

export interface MailPorts {
  /** Whether this server sends at all. */
  isOn: boolean;
  /** The paper of a record of each kind that is sent, as it stands. */
  papers: Readonly<Record<string, PaperOf>>;
  /** Of records that have several papers, by the record's kind. */
  named?: Readonly<Record<string, NamedPapers>>;
}

/** With what the letter adds to its files (a third, as text), most mail servers take no more. */
const mostBytes = 20 * 1024 * 1024;

async function bytesOf({ content }: FileAnswer): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of content) {
    size += part.length;
    if (size > mostBytes) refuse(mailProblems.too_large);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The paper that is meant, or a refusal; 403 where it is not the sender's to send. */
function paperOf({ record, paper }: SendMailInput, { papers, named = {} }: MailPorts, { role }: Actor): PaperOf {
  if (paper === undefined) return papers[record] ?? refuse(mailProblems.no_paper);
  const ofRecord = named[record] ?? refuse(mailProblems.no_paper);
  if (!can(role, ofRecord.permission, 'server')) refuse(commonProblems.forbidden);
  const found = Object.entries(ofRecord.papers).find(([name]) => name === paper) ?? refuse(mailProblems.no_paper);
  return found[1];
}

/** Writes a letter with the paper of its record; it goes out once this is kept. The record's trail says to whom. */
export async function sendMail(
  input: SendMailInput,
  { tx, actor, clock, audit }: WriteContext,
  { records, mail }: { records: Records; mail: MailPorts },
): Promise<Mail> {
  const { record, recordId, to, cc = [], subject, text } = input;
  const found = await records.find(tx, { record, recordId }, { actor, to: 'write' });
  const take = paperOf(input, mail, actor);
  if (!mail.isOn) refuse(mailProblems.mail_off);
  const paper = (await take({ db: tx, clock }, recordId)) ?? refuse(mailProblems.no_paper);
  const [id, by] = [newId(), writtenBy({ clock, actor })];
  await insertMail(tx, {
    ...{ id, record, recordId, subject, body: text, toAddresses: to, ccAddresses: cc },
    ...{ attachmentName: paper.name, attachment: await bytesOf(paper) },
    ...{ nextAttemptAt: by.createdAt, ...by },
  });
  const told = { number: found.name, to: to.join(', '), subject, ...(cc.length > 0 && { cc: cc.join(', ') }) };
  await audit({ record, recordId, action: 'e-mail', before: { number: found.name }, after: told });
  const [written] = await mailsOf(tx, { record, recordId }, id);
  if (!written) throw new Error(`The letter ${id} is not there after it was written.`);
  return written;
}
