import { type FileCell, fileRow, type FileLayout, isSameBank, usualFileLayout } from '@freightdesk/banks-contract';
import {
  type BankFilePreview,
  byVendor,
  railOf,
  type Run,
  runProblems,
  runStatusLabel,
  unpaidLines,
} from '@freightdesk/payments-contract';
import type { Db } from '@freightdesk/shared-database';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { csvFile, type FileAnswer, type ReadContext, refuse, xlsxFile } from '@freightdesk/shared-server-kit';
import { findRunOrRefuse } from './find-run';
import { payeesOf } from './payee.repository';
import { bankOfRun } from './run-bank.repository';

const files = {
  CSV: { ending: 'csv', mediaType: 'text/csv; charset=utf-8', write: csvFile },
  XLSX: {
    ending: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxFile,
  },
} as const;

/** So many rows are shown before the file is taken. */
const shownRows = 10;

type Asked = Pick<ReadContext, 'db'>;

interface WrittenRun {
  name: string;
  layout: FileLayout;
  heads: string[];
  rows: FileCell[][];
}

/** What is uploaded at the bank: one line for each vendor of a run that was approved. */
export async function bankFile({ id }: IdInput, { db }: Asked): Promise<FileAnswer> {
  const { name, layout, heads, rows } = await writtenRun(id, db);
  const { mediaType, write } = files[layout.format];
  const headRow = heads.map((text): FileCell => ({ kind: 'text', text }));
  const [first = [], ...others] = layout.hasHeader ? [headRow, ...rows] : rows;
  async function* pages() {
    yield others;
  }
  return { name, mediaType, content: write(first, pages()) };
}

/** The same before it is taken. */
export async function bankFilePreview({ id }: IdInput, { db }: Asked): Promise<BankFilePreview> {
  const { name, layout, heads, rows } = await writtenRun(id, db);
  const shown = rows.slice(0, shownRows).map((cells) => cells.map(({ text }) => text));
  return { name, heads, hasHeader: layout.hasHeader, rows: shown, rowCount: rows.length };
}

async function writtenRun(id: string, db: Db): Promise<WrittenRun> {
  const run = await findRunOrRefuse(db, id);
  const { status, payOn, title } = run;
  if (status !== 'APPROVED' && status !== 'PAID') {
    refuse(runProblems.wrong_state, { values: { status: runStatusLabel[status] } });
  }
  const bank = await bankOfRun(db, run.bank.id);
  const layout = bank?.paymentFile ?? usualFileLayout;
  const payments = await paymentsOrRefuse(run, db);
  return {
    name: `${title.replace(/[^\w-]+/g, '-')}-${payOn}.${files[layout.format].ending}`,
    layout,
    heads: layout.columns.map(({ header }) => header),
    rows: payments.map((payment, index) => {
      const from = {
        fromAccount: bank?.accountNumber ?? '',
        isSameBank: isSameBank(bank?.ifsc ?? null, payment.payeeIfsc),
      };
      return fileRow(layout, { ...payment, ...from }, index + 1);
    }),
  };
}

/** A vendor without an account can't be paid by a file: each is told at the first of its bills. */
async function paymentsOrRefuse(run: Run, db: Db) {
  const payees = await payeesOf(db, run.id);
  const { code, message } = runProblems.no_account;
  const missing = run.lines.flatMap(({ party }, index) =>
    payees.has(party.id) ? [] : [{ field: `lines.${index}.invoiceId`, code, message, values: { vendor: party.name } }],
  );
  const [first] = missing;
  if (first) refuse(runProblems.no_account, { values: first.values, errors: missing });
  // What the bank has paid is not given to it again; a run that is paid is told whole.
  const asked = run.status === 'PAID' ? run.lines : unpaidLines(run.lines);
  return byVendor(asked).flatMap(({ party, amountPaise }) => {
    const payee = payees.get(party.id);
    return payee ? [{ ...payee, amountPaise, rail: railOf(amountPaise), payOn: run.payOn, narration: run.title }] : [];
  });
}
