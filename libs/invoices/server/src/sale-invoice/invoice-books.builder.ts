import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { credit, debit, accountCode } from '@freightdesk/ledger-contract';
import { openBankAccount, postVoucher, reverseVoucher } from '@freightdesk/ledger-server';
import { newId, type Db, withTransaction } from '@freightdesk/shared-database';
import type { Clock } from '@freightdesk/shared-calendar';
import type { Actor } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { saleInvoiceOrRefuse } from './find-sale-invoice';

interface PartyFacts {
  name: string;
  gstin: string | null;
  stateCode: string | null;
  country: string;
  type: 'REGULAR' | 'SEZ';
  creditDays: number;
  pan: string | null;
  tdsNature: string | null;
  /** That of its GSTIN and State unless they are said. */
  registrations: readonly { gstin: string | null; stateCode: string; type: string }[];
}
interface CompanyFacts {
  name: string | null;
  stateCode: string | null;
  gstin: string | null;
}

/** Rows of other domains that sale documents stand on, written as those domains leave them; for specs. */
export interface InvoiceBooks {
  setUpCompany(changes?: Partial<CompanyFacts>): Promise<void>;
  addBranch(facts: { stateCode: string | null; gstin: string | null }): Promise<string>;
  addParty(changes?: Partial<PartyFacts>): Promise<string>;
  addJob(customerId: string, changes?: { receiptStateCode?: string | null }): Promise<{ id: string; number: string }>;
  lockMonth(firstDay: string): Promise<void>;
  /** A receipt that settles so much of a document. */
  settle(invoiceId: string, amountMinor: number): Promise<() => Promise<void>>;
}

/** Maharashtra's and Karnataka's registrations of companies that publish them in test suites. */
export const gstins = { ours: '27AAGCB7383J1Z8', mumbai: '27AAPFU0939F1ZV', bengaluru: '29AAGCB7383J1Z4' } as const;

type Stamp = Record<'createdAt' | 'updatedAt', Date> & Record<'createdBy' | 'updatedBy', string>;
interface Books {
  db: Db;
  clock: Clock;
  actor: Actor;
  stamp: Stamp;
}

export function invoiceBooks(db: Db, { clock, actor }: { clock: Clock; actor: Actor }): InvoiceBooks {
  const stamp = { createdAt: clock.now(), createdBy: actor.userId, updatedAt: clock.now(), updatedBy: actor.userId };
  const books = { db, clock, actor, stamp };
  let jobs = 0;
  return {
    setUpCompany: (changes) => setUpCompany(books, changes),
    async addBranch(facts) {
      const id = newId();
      await db
        .insertInto('branch')
        .values({ ...stamp, ...facts, id, code: id, name: 'Branch' })
        .execute();
      return id;
    },
    addParty: (changes) => addParty(books, changes),
    async addJob(customerId, { receiptStateCode } = {}) {
      jobs += 1;
      const job = { id: newId(), number: `SE/26-27/${String(jobs).padStart(5, '0')}` };
      const journey = {
        mode: 'SEA_FCL',
        direction: 'EXPORT',
        status: 'OPEN',
        ownerId: actor.userId,
        date: '2026-04-01',
      };
      const places = { originLocode: 'INNSA', destinationLocode: 'DEHAM' };
      await db
        .insertInto('jobcard')
        .values({ ...stamp, ...job, ...journey, ...places, customerId, receiptStateCode })
        .execute();
      return job;
    },
    async lockMonth(month) {
      await db.insertInto('periodLock').values({ month, lockedAt: clock.now(), lockedBy: actor.userId }).execute();
    },
    settle: (invoiceId, amountMinor) => settle(books, { invoiceId, amountMinor }),
  };
}

async function setUpCompany({ db, stamp }: Books, changes: Partial<CompanyFacts> = {}): Promise<void> {
  const { name = 'Konkan Freight', stateCode = '27', gstin = gstins.ours } = changes;
  const address = JSON.stringify({ line1: '4 Ballard Road', city: 'Mumbai', pincode: '400001' });
  await db
    .insertInto('company')
    .values({ ...stamp, id: newId(), name, stateCode, gstin, address })
    .execute();
  await db
    .insertInto('branch')
    .values({ ...stamp, id: newId(), code: 'HO', name: 'Head office', isHeadOffice: true, stateCode, gstin })
    .execute();
}

async function addParty({ db, stamp }: Books, changes: Partial<PartyFacts> = {}): Promise<string> {
  const id = newId();
  const { name, type, gstin, registrations, ...standing } = partyOf(changes);
  const particulars = { name, nameKey: name.toLowerCase(), roles: ['CUSTOMER', 'VENDOR'], gstin, ...standing };
  await db
    .insertInto('party')
    .values({ ...stamp, ...particulars, id })
    .execute();
  const rows = registrations.map((one, position) => ({ ...one, id: newId(), partyId: id, position }));
  if (rows.length > 0) await db.insertInto('partyRegistration').values(rows).execute();
  return id;
}

/** State and PAN are those inside the GSTIN unless they are said. */
function partyOf(changes: Partial<PartyFacts>): PartyFacts {
  const { gstin = gstins.mumbai, stateCode = gstin?.slice(0, 2) ?? null, type = 'REGULAR' } = changes;
  return {
    name: 'Coastal Spices',
    country: 'IN',
    creditDays: 30,
    tdsNature: null,
    pan: gstin?.slice(2, 12) ?? null,
    registrations: gstin !== null && stateCode !== null ? [{ gstin, stateCode, type }] : [],
    ...changes,
    ...{ gstin, stateCode, type },
  };
}

/** What payments take off what is owed: in another currency the difference of two shares of the document. */
function worthOf({ outstandingMinor, currencyTotalMinor, totalPaise }: SaleInvoice, amountMinor: number): number {
  const shareOf = (minor: number) => Math.round((totalPaise * minor) / currencyTotalMinor);
  return shareOf(outstandingMinor) - shareOf(outstandingMinor - amountMinor);
}

/** Answers how the receipt is undone again. */
async function settle(
  { db, stamp, ...by }: Books,
  { invoiceId, amountMinor }: { invoiceId: string; amountMinor: number },
): Promise<() => Promise<void>> {
  const invoice = await saleInvoiceOrRefuse(db, invoiceId);
  if (!invoice) throw new Error(`There is no document ${invoiceId} to settle.`);
  const { date, party, currency, exchangeRate } = invoice;
  const paise = worthOf(invoice, amountMinor);
  const { createdAt, createdBy } = stamp;
  const paymentId = newId();
  return withTransaction(db, async (tx) => {
    const { id: accountId, code } = await openBankAccount(tx, { name: paymentId, kind: 'BANK' });
    const bank = {
      id: newId(),
      name: paymentId,
      accountNumber: paymentId,
      accountId,
      accountType: 'CURRENT',
      currency,
    };
    await tx
      .insertInto('bank')
      .values({ ...stamp, ...bank, openingDate: date, openingBalancePaise: 0, openingBalanceMinor: 0 })
      .execute();
    const document = { type: 'payment', id: paymentId, number: paymentId };
    const lines = [...debit(code, paise), ...credit(accountCode.debtors, paise, { partyId: party.id })];
    const voucherId = await postVoucher({ tx, ...by }, { type: 'RECEIPT', date, narration: 'Paid', document, lines });
    const amounts = { amountMinor, bankAmountPaise: paise, tdsPaise: 0, bankChargesPaise: 0 };
    await tx
      .insertInto('payment')
      .values({
        ...{ ...stamp, ...amounts, id: paymentId, number: paymentId, direction: 'RECEIPT', status: 'POSTED', date },
        ...{ bankId: bank.id, partyId: party.id, mode: 'NEFT', currency, exchangeRate: exchangeRate ?? '1', voucherId },
      })
      .execute();
    const allocation = { paymentId, saleInvoiceId: invoiceId, date, voucherId, createdAt, createdBy };
    await tx
      .insertInto('allocation')
      .values({ ...allocation, id: newId(), amountMinor })
      .execute();
    return () =>
      withTransaction(db, async (undoing) => {
        const mirror = await reverseVoucher({ tx: undoing, ...by }, { voucherId, date, narration: 'Bounced' });
        await undoing
          .insertInto('allocation')
          .values({ ...allocation, id: newId(), amountMinor: -amountMinor, voucherId: mirror })
          .execute();
      });
  });
}

/** Debit less credit of each account, by code; zero accounts left out. */
export async function trialBalance(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ code: string; paise: number }>`
    select code, (sum(debit_paise) - sum(credit_paise))::bigint as paise
    from posting join account on account.id = posting.account_id
    group by code having sum(debit_paise) <> sum(credit_paise) order by code`.execute(db);
  return Object.fromEntries(rows.map(({ code, paise }) => [code, paise]));
}
