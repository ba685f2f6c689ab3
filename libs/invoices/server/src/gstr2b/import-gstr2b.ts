import {
  type Gstr2bFile,
  type Gstr2bImported,
  type Gstr2bImportInput,
  gstr2bProblems as problems,
  gstr2bTold,
  readGstr2b,
} from '@freightdesk/invoices-contract';
import type { FormFile, ProblemKind } from '@freightdesk/shared-endpoint';
import type { Sentence } from '@freightdesk/shared-sentence';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { refuseAt } from '../document/refuse-at';
import { fileOfMonth, keepFile, ourRegistrations } from './gstr2b.repository';

const mostDocuments = 50_000;

/** Refuses at the field of the file, by a sentence that names what of it is wrong. */
const refuseFile = (kind: ProblemKind, sentence: Sentence): never =>
  refuse(kind, { ...sentence, errors: [{ field: 'file', code: kind.code, ...sentence }] });

async function fileOrRefuse(file: FormFile): Promise<Gstr2bFile> {
  const text = new TextDecoder().decode(await file.arrayBuffer());
  const read = readGstr2b(parsed(text.replace(/^\uFEFF/, ''))) ?? refuseAt(problems.not_gstr2b, 'file');
  const [unread] = read.unread;
  if (unread) refuseFile(problems.unread_rows, unreadSentence(unread));
  if (read.documents.length > mostDocuments) refuseAt(problems.too_many_documents, 'file');
  return read;
}

/** `102026` as the portal writes it on its pages: `10-2026`. */
const inWords = (period: string): string => `${period.slice(0, 2)}-${period.slice(2)}`;

const unreadSentence = ({ what, section, row, gstin, number, date }: Gstr2bFile['unread'][number]): Sentence => ({
  message: gstr2bTold[what],
  values: { section, row: String(row), gstin, number: number || '–', date },
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Brings in what vendors told the portal of a month; what was brought in for it before goes. */
export async function importGstr2b(
  { file, period }: Gstr2bImportInput,
  context: WriteContext,
): Promise<Gstr2bImported> {
  const { tx } = context;
  const read = await fileOrRefuse(file);
  const ours = await ourRegistrations(tx);
  if (!ours.includes(read.gstin)) {
    const values = { gstin: read.gstin, ours: ours.join(', ') || '–' };
    refuseFile(problems.of_another_gstin, { message: gstr2bTold.of_another_gstin, values });
  }
  if (period !== undefined && period !== read.period) {
    const values = { month: inWords(read.period), asked: inWords(period) };
    refuseFile(problems.of_another_month, { message: gstr2bTold.of_another_month, values });
  }
  const from = `${read.period.slice(2)}-${read.period.slice(0, 2)}-01`;
  const before = await fileOfMonth(tx, { gstin: read.gstin, from });
  await keepFile(context, read, from);
  const after = await fileOfMonth(tx, { gstin: read.gstin, from });
  if (!after) throw new Error('A file that was kept is not there.');
  await context.audit({ record: 'GSTR-2B', recordId: after.id, action: 'import', before, after });
  return after;
}
