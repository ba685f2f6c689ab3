import {
  type ImportStatementInput,
  placesOf,
  type ReadStatement,
  readStatement,
  recogniseMapping,
  type StatementMapping,
  statementProblems,
} from '@freightdesk/reconciliation-contract';
import { mappingSchema } from '@freightdesk/reconciliation-contract/schema';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems, type FieldProblem } from '@freightdesk/shared-endpoint';
import { ValidationError } from '@freightdesk/shared-endpoint/schema';
import { currencies } from '@freightdesk/shared-money';
import { readTable, refuse } from '@freightdesk/shared-server-kit';
import { findBankOrRefuse, type ReconciledBank, rememberedMapping } from '../bank.repository';

/** A file as far as it could be read. */
export interface Upload {
  bank: ReconciledBank;
  rows: readonly (readonly string[])[];
  /** Null where neither the person, nor the bank's last file, nor the headings say which column is which. */
  mapping: StatementMapping | null;
  isRemembered: boolean;
  read: { statement: ReadStatement } | { problems: FieldProblem[] };
}

const refuseFile = (kind: (typeof statementProblems)['unknown_columns']): never =>
  refuse(kind, { errors: [{ field: 'file', code: kind.code, message: kind.message }] });

/** Reads what was sent by the columns that were given, else by those of the bank's last file, else by its headings. */
export async function readUpload(
  { bankId, file, mapping: given }: ImportStatementInput,
  { db, today }: { db: Db; today: BusinessDate },
): Promise<Upload> {
  const bank = await findBankOrRefuse(db, bankId);
  const rows = (await readTable(file)) ?? refuseFile(statementProblems.unreadable_statement);
  const readBy = (mapping: StatementMapping | null): Pick<Upload, 'mapping' | 'read'> => ({
    mapping,
    read:
      mapping === null
        ? { problems: [unknownColumns] }
        : readStatement(rows, { mapping, currency: bank.currency, accountNumber: bank.accountNumber, today }),
  });
  if (given !== undefined) return { bank, rows, isRemembered: false, ...readBy(mappingOf(given)) };
  const remembered = fitting(await rememberedMapping(db, bankId), rows);
  const asBefore = remembered && readBy(remembered);
  if (asBefore && 'statement' in asBefore.read) return { bank, rows, isRemembered: true, ...asBefore };
  // A bank that writes days or amounts otherwise now is read as the file itself says, where all of it is right that way.
  const byItself = readBy(recogniseMapping(rows, currencies[bank.currency].minorDigits));
  if (asBefore === null || 'statement' in byItself.read) return { bank, rows, isRemembered: false, ...byItself };
  return { bank, rows, isRemembered: true, ...asBefore };
}

const { code, message } = statementProblems.unknown_columns;
const unknownColumns: FieldProblem = { field: 'file', code, message };

/** What was remembered, if this file has its headings. */
function fitting(remembered: unknown, rows: readonly (readonly string[])[]): StatementMapping | null {
  if (!mappingSchema.isValidSync(remembered, { strict: true })) return null;
  return 'missing' in placesOf(rows, remembered) ? null : remembered;
}

/** A form holds texts, so the mapping is one of JSON. */
function mappingOf(text: string): StatementMapping {
  try {
    const given: unknown = JSON.parse(text);
    return mappingSchema.validateSync(given, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError) && !(error instanceof SyntaxError)) throw error;
    const told = error instanceof ValidationError ? error.errors[0] : undefined;
    return refuse(commonProblems.invalid, {
      errors: [{ field: 'mapping', code: 'mapping', message: told ?? 'Say which column is which.' }],
    });
  }
}

/** The lines of a file, or all that is wrong with it: nothing of it is taken. */
export function linesOrRefuse({ mapping, read }: Upload): { mapping: StatementMapping; statement: ReadStatement } {
  if (mapping === null) refuseFile(statementProblems.unknown_columns);
  if ('problems' in read) {
    const [first] = read.problems;
    refuse(commonProblems.invalid, {
      ...(first && { message: first.message, ...(first.values && { values: first.values }) }),
      errors: read.problems,
    });
  }
  return { mapping: mapping ?? refuseFile(statementProblems.unknown_columns), statement: read.statement };
}
