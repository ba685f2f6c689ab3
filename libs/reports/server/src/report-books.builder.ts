import { accountCode, credit, debit, type PostingLine, type VoucherType } from '@freightdesk/ledger-contract';
import { type PostingContext, postVoucher, reverseVoucher } from '@freightdesk/ledger-server';
import type { Clock } from '@freightdesk/shared-calendar';
import { type Db, newId, withTransaction } from '@freightdesk/shared-database';
import type { Actor } from '@freightdesk/shared-server-kit';

interface LineFacts {
  sac: string;
  taxablePaise: number;
  job?: { id: string; number: string } | undefined;
  taxability?: 'TAXABLE' | 'EXEMPT';
}

interface SaleFacts {
  date: string;
  number: string;
  partyId: string;
  status: 'ISSUED' | 'CANCELLED';
  kind: 'TAX_INVOICE' | 'CREDIT_NOTE' | 'REIMBURSEMENT';
  taxablePaise: number;
  igstPaise: number;
  roundOffPaise: number;
  placeOfSupply: string;
  gstin: string | null;
  lines: readonly LineFacts[];
}

/** Where and when things are recorded, and by whom; for specs. */
export interface Books {
  db: Db;
  clock: Clock;
  actor: Actor;
}

const stamps = ({ clock, actor }: Books) => ({
  createdAt: clock.now(),
  createdBy: actor.userId,
  updatedAt: clock.now(),
  updatedBy: actor.userId,
});
const inBooks = <Result>({ db, ...by }: Books, work: (context: PostingContext) => Promise<Result>) =>
  withTransaction(db, (tx) => work({ tx, ...by }));

/** A party as its domain leaves it; for specs. */
export async function addParty(books: Books, name: string): Promise<string> {
  const id = newId();
  const party = { ...stamps(books), id, name, nameKey: name.toLowerCase(), roles: ['CUSTOMER'] };
  await books.db.insertInto('party').values(party).execute();
  return id;
}

/** A job as its domain leaves it; for specs. */
export async function addJob(books: Books): Promise<string> {
  const id = newId();
  const customerId = await addParty(books, `Customer of ${id}`);
  const kind = { mode: 'SEA_FCL', direction: 'EXPORT', status: 'DRAFT', ownerId: books.actor.userId };
  const job = { ...stamps(books), ...kind, id, number: id, date: '2026-04-01', customerId };
  await books.db.insertInto('jobcard').values(job).execute();
  return id;
}

/** Posts a voucher, and answers its id. */
export const post = (
  books: Books,
  { type, date, documentId = newId() }: { type: VoucherType; date: string; documentId?: string },
  lines: PostingLine[],
): Promise<string> =>
  inBooks(books, (context) => {
    const document = { type: 'spec', id: documentId, number: `N-${date}` };
    return postVoucher(context, { type, date, narration: `${type} of the spec`, document, lines });
  });

async function headOffice(books: Books): Promise<string> {
  const found = await books.db.selectFrom('branch').select('id').executeTakeFirst();
  if (found) return found.id;
  const branch = { ...stamps(books), id: newId(), code: 'HO', name: 'Head office', stateCode: '27' };
  await books.db.insertInto('branch').values(branch).execute();
  return branch.id;
}

/** Posts what a sale document posts; a credit note the other way round, a cancelled one with its mirror. */
async function postSale(
  books: Books,
  id: string,
  facts: Omit<SaleFacts, 'number' | 'lines' | 'roundOffPaise' | 'placeOfSupply' | 'gstin'>,
): Promise<string> {
  const { date, status, kind, partyId, taxablePaise, igstPaise } = facts;
  const sign = kind === 'CREDIT_NOTE' ? -1 : 1;
  const voucherId = await post(books, { type: 'SALE', date, documentId: id }, [
    ...debit(accountCode.debtors, sign * (taxablePaise + igstPaise), { partyId }),
    ...credit(accountCode.freightIncome, sign * taxablePaise),
    ...credit(accountCode.outputIgst, sign * igstPaise, { gstHead: 'IGST', gstRate: '18' }),
  ]);
  if (status === 'CANCELLED') {
    await inBooks(books, (context) => reverseVoucher(context, { voucherId, date, narration: 'Cancelled' }));
  }
  return voucherId;
}

/** The lines of a draft, each taxed at 18%. */
async function writeLines({ db }: Books, invoiceId: string, lines: readonly LineFacts[]): Promise<void> {
  const terms = {
    description: 'Freight',
    quantity: '1',
    rate: '1',
    gstRate: '18',
    discountMinor: 0,
  };
  const untaxed = { cgstPaise: 0, sgstPaise: 0, incomeAccountCode: accountCode.freightIncome };
  const rows = lines.map(({ sac, taxablePaise, job, taxability = 'TAXABLE' }, position) => ({
    ...{
      ...terms,
      ...untaxed,
      id: newId(),
      invoiceId,
      position,
      sac,
      taxablePaise,
      taxableMinor: taxablePaise,
      taxability,
    },
    ...{ igstPaise: (taxablePaise * 18) / 100, jobId: job?.id ?? null, jobNumber: job?.number ?? null },
  }));
  if (rows.length > 0) await db.insertInto('saleInvoiceLine').values(rows).execute();
}

/** A sale document with its voucher, as its domain leaves it: a draft that was issued, and cancelled since; for specs. */
export async function sell(books: Books, facts: Partial<SaleFacts> & Pick<SaleFacts, 'partyId' | 'number'>) {
  const { date = '2026-04-10', status = 'ISSUED', kind = 'TAX_INVOICE', taxablePaise = 1_000_00 } = facts;
  const { igstPaise = (taxablePaise * 18) / 100, partyId, number, roundOffPaise = 0, lines = [] } = facts;
  const [id, totalPaise] = [newId(), taxablePaise + igstPaise + roundOffPaise];
  const voucherId = await postSale(books, id, { date, status, kind, partyId, taxablePaise, igstPaise });
  const amounts = { taxablePaise, igstPaise, totalPaise, currencyTotalMinor: totalPaise };
  const supply = {
    supply: 'INTER',
    placeOfSupplyStateCode: facts.placeOfSupply ?? '07',
    placeOfSupplyWhy: 'of the spec',
  };
  const terms = { reverseCharge: false, exportWithPayment: false, roundsOff: true, currency: 'INR', exchangeRate: '1' };
  await books.db
    .insertInto('saleInvoice')
    .values({
      ...{
        ...stamps(books),
        ...amounts,
        ...supply,
        ...terms,
        id,
        kind,
        status: 'DRAFT',
        date,
        dueDate: date,
      },
      ...{ branchId: await headOffice(books), partyId, partyName: 'Indian Oil', partyGstin: facts.gstin ?? null },
      ...{ cgstPaise: 0, sgstPaise: 0, roundOffPaise },
    })
    .execute();
  await writeLines(books, id, lines);
  await books.db.updateTable('saleInvoice').set({ status: 'ISSUED', number, voucherId }).where('id', '=', id).execute();
  if (status === 'CANCELLED') await books.db.updateTable('saleInvoice').set({ status }).where('id', '=', id).execute();
  return id;
}
