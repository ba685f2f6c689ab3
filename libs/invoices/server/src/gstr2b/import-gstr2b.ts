import {
  type Gstr2bFile,
  type Gstr2bImported,
  type Gstr2bImportInput,
  gstr2bProblems as problems,
  readGstr2b,
} from '@freightdesk/invoices-contract';
import type { FormFile } from '@freightdesk/shared-endpoint';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { refuseAt } from '../document/refuse-at';
import { fileOfMonth, keepFile, ourRegistrations } from './gstr2b.repository';

const mostDocuments = 50_000;

async function fileOrRefuse(file: FormFile): Promise<Gstr2bFile> {
  const text = new TextDecoder().decode(await file.arrayBuffer());
  const read = readGstr2b(parsed(text.replace(/^\uFEFF/, ''))) ?? refuseAt(problems.not_gstr2b, 'file');
  if (read.documents.length > mostDocuments) refuseAt(problems.too_many_documents, 'file');
  return read;
}

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
  if (!(await ourRegistrations(tx)).includes(read.gstin)) refuseAt(problems.of_another_gstin, 'file');
  if (period !== undefined && period !== read.period) refuseAt(problems.of_another_month, 'file');
  const from = `${read.period.slice(2)}-${read.period.slice(0, 2)}-01`;
  const before = await fileOfMonth(tx, { gstin: read.gstin, from });
  await keepFile(context, read, from);
  const after = await fileOfMonth(tx, { gstin: read.gstin, from });
  if (!after) throw new Error('A file that was kept is not there.');
  await context.audit({ record: 'GSTR-2B', recordId: after.id, action: 'import', before, after });
  return after;
}
