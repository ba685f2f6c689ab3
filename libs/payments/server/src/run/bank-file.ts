import {
  bankFileColumns,
  type BankFileLine,
  byVendor,
  type Run,
  runProblems,
  runStatusLabel,
} from '@freightdesk/payments-contract';
import type { Db } from '@freightdesk/shared-database';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { csvFile, type FileAnswer, type ReadContext, refuse } from '@freightdesk/shared-server-kit';
import { findRunOrRefuse } from './find-run';
import { payeesOf } from './payee.repository';
import { bankOfRun } from './run-bank.repository';

/** What is uploaded at the bank: one line for each vendor of a run that was approved. */
export async function bankFile({ id }: IdInput, { db }: Pick<ReadContext, 'db'>): Promise<FileAnswer> {
  const run = await findRunOrRefuse(db, id);
  const { status, payOn, title } = run;
  if (status !== 'APPROVED' && status !== 'PAID') {
    refuse(runProblems.wrong_state, { values: { status: runStatusLabel[status] } });
  }
  const lines = await linesOrRefuse(run, db);
  const cells = lines.map((line) => bankFileColumns.map(({ kind, valueOf }) => ({ kind, text: valueOf(line) })));
  async function* pages() {
    yield cells;
  }
  const heads = bankFileColumns.map(({ head }) => ({ kind: 'text' as const, text: head }));
  const name = `${title.replace(/[^\w-]+/g, '-')}-${payOn}.csv`;
  return { name, mediaType: 'text/csv; charset=utf-8', content: csvFile(heads, pages()) };
}

/** A vendor without an account can't be paid by a file: each is told at the first of its bills. */
async function linesOrRefuse(run: Run, db: Db): Promise<BankFileLine[]> {
  const bank = await bankOfRun(db, run.bank.id);
  const payees = await payeesOf(db, run.id);
  const { code, message } = runProblems.no_account;
  const missing = run.lines.flatMap(({ party }, index) =>
    payees.has(party.id) ? [] : [{ field: `lines.${index}.invoiceId`, code, message, values: { vendor: party.name } }],
  );
  const [first] = missing;
  if (first) refuse(runProblems.no_account, { values: first.values, errors: missing });
  return byVendor(run.lines).flatMap(({ party, amountPaise }) => {
    const payee = payees.get(party.id);
    const said = { amountPaise, fromAccount: bank?.accountNumber ?? '', payOn: run.payOn, narration: run.title };
    return payee ? [{ ...payee, ...said }] : [];
  });
}
