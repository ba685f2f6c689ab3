import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { openBankAccount, postVoucher } from '@freightdesk/ledger-server';
import { formatNumber } from '@freightdesk/company-contract';
import type { Clock } from '@freightdesk/shared-calendar';
import { type Db, newId, withTransaction } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import type { Actor } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Rows of other domains that payments stand on, written as those domains leave them; for specs. */
export interface TradeBooks {
  addBank(changes?: { currency?: CurrencyCode; active?: boolean; accountType?: 'CURRENT' | 'CASH' }): Promise<string>;
  addParty(name?: string, changes?: Partial<PartyFacts>): Promise<string>;
  /** The rate and the treaty of a vendor abroad. */
  addRemittanceTerms(partyId: string): Promise<void>;
  addInvoice(partyId: string, changes?: Partial<InvoiceFacts>): Promise<string>;
  /** What is to be paid of it is its total: where it is below zero, more TDS was withheld than it is worth. */
  addBill(partyId: string, changes?: Partial<BillFacts>): Promise<string>;
}

interface BillFacts extends Omit<InvoiceFacts, 'status'> {
  dueDate: string;
  /** Withheld beside what is to be paid. */
  withheldPaise: number;
}

interface PartyFacts {
  roles: string[];
  country: string;
  pan: string;
  tdsNature: string;
}

interface InvoiceFacts {
  date: string;
  status: 'ISSUED' | 'CANCELLED';
  currency: CurrencyCode;
  exchangeRate: string;
  totalMinor: number;
  totalPaise: number;
}

export function tradeBooks(db: Db, { clock, actor }: { clock: Clock; actor: Actor }): TradeBooks {
  const stamp = { createdAt: clock.now(), createdBy: actor.userId, updatedAt: clock.now(), updatedBy: actor.userId };
  let invoices = 0;
  let bills = 0;
  return {
    addBank: ({ currency = 'INR', active = true, accountType = 'CURRENT' } = {}) =>
      withTransaction(db, async (tx) => {
        const id = newId();
        const name = `Bank in ${currency}`;
        const { id: accountId } = await openBankAccount(tx, { name, kind: 'BANK' });
        const particulars = { accountNumber: id, accountType, openingDate: '2026-04-01', currency, active };
        const opening = { openingBalancePaise: 0, openingBalanceMinor: 0 };
        await tx
          .insertInto('bank')
          .values({ ...stamp, ...particulars, ...opening, id, accountId, name })
          .execute();
        return id;
      }),
    async addParty(name = 'Coastal Spices Exports', changes = {}) {
      const id = newId();
      const particulars = { name, nameKey: name.toLowerCase(), roles: ['CUSTOMER'], ...changes };
      await db
        .insertInto('party')
        .values({ ...stamp, ...particulars, id })
        .execute();
      return id;
    },
    addRemittanceTerms: (partyId) => addTerms(db, { ...stamp, partyId }),
    async addInvoice(partyId, changes = {}) {
      invoices += 1;
      const number = formatNumber({ prefix: 'SI', fiscalYear: '26-27', sequence: invoices, width: 6 });
      return withTransaction(db, (tx) => issueInvoice({ tx, clock, actor }, { partyId, number, stamp, ...changes }));
    },
    async addBill(partyId, changes = {}) {
      bills += 1;
      const number = formatNumber({ prefix: 'PI', fiscalYear: '26-27', sequence: bills, width: 6 });
      return withTransaction(db, (tx) => postBill({ tx, clock, actor }, { partyId, number, stamp, ...changes }));
    },
  };
}

/** Debit less credit of each account, by code; zero accounts left out. */
export async function trialBalance(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ code: string; paise: number }>`
    select code, (sum(debit_paise) - sum(credit_paise))::bigint as paise
    from posting join account on account.id = posting.account_id
    group by code having sum(debit_paise) <> sum(credit_paise)`.execute(db);
  return Object.fromEntries(rows.map(({ code, paise }) => [code, paise]));
}

type Posting = Parameters<typeof postVoucher>[0];
type Stamp = { createdAt: Date; createdBy: string; updatedAt: Date; updatedBy: string };

async function issueInvoice(
  context: Posting,
  facts: Partial<InvoiceFacts> & { partyId: string; number: string; stamp: Stamp },
): Promise<string> {
  const { tx } = context;
  const { partyId, number, stamp, currency = 'INR', exchangeRate = '1', totalMinor = 1_18_000_00 } = facts;
  const { date = '2026-04-10', status = 'ISSUED', totalPaise = totalMinor } = facts;
  const id = newId();
  const voucherId = await postVoucher(context, {
    type: 'SALE',
    date,
    narration: number,
    document: { type: 'sale invoice', id, number },
    lines: [
      ...debit(accountCode.debtors, totalPaise, { partyId, currency, currencyMinor: totalMinor, exchangeRate }),
      ...credit(accountCode.freightIncome, totalPaise),
    ],
  });
  const branchId = await addBranch(context, stamp);
  await tx
    .insertInto('saleInvoice')
    .values({
      ...{ ...stamp, id, number, kind: 'TAX_INVOICE', status, date, dueDate: date, branchId, partyId, partyName: '' },
      ...{ placeOfSupplyStateCode: '27', placeOfSupplyWhy: 'The State of the recipient.', supply: 'INTRA' },
      ...{ reverseCharge: false, exportWithPayment: false, roundsOff: true, currency, exchangeRate, voucherId },
      ...{ taxablePaise: totalPaise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, roundOffPaise: 0, totalPaise },
      currencyTotalMinor: totalMinor,
    })
    .execute();
  return id;
}

async function addBranch({ tx }: Posting, stamp: Stamp): Promise<string> {
  const id = newId();
  await tx
    .insertInto('branch')
    .values({ ...stamp, id, code: id, name: 'Mumbai' })
    .execute();
  return id;
}

async function postBill(
  context: Posting,
  facts: Partial<BillFacts> & { partyId: string; number: string; stamp: Stamp },
): Promise<string> {
  const { partyId, number, stamp, currency = 'INR', exchangeRate = '1', totalMinor = 1_18_000_00 } = facts;
  const { date = '2026-04-10', dueDate = date, totalPaise = totalMinor, withheldPaise = 0 } = facts;
  const id = newId();
  // Of a bill that is worth less than the tax withheld from it, the vendor owes us the rest.
  const worthPaise = Math.max(totalPaise + withheldPaise, 1_00);
  const tdsPaise = worthPaise - totalPaise;
  const voucherId = await postVoucher(context, {
    type: 'PURCHASE',
    date,
    narration: number,
    document: { type: 'purchase invoice', id, number },
    lines: [
      ...debit(accountCode.freightCost, worthPaise),
      ...credit(accountCode.creditors, totalPaise, { partyId, currency, currencyMinor: totalMinor, exchangeRate }),
      ...credit(accountCode.tdsContractOthers, tdsPaise),
    ],
  });
  await context.tx
    .insertInto('purchaseInvoice')
    .values({
      ...{ ...stamp, id, number, status: 'POSTED', date, dueDate, partyId, partyName: '', voucherId },
      ...{ supplierNumber: `BILL ${number}`, supplierNumberKey: number, supplierDate: date, supplierYear: '2026-27' },
      ...{ branchId: await addBranch(context, stamp), vendor: '{}', reverseCharge: false, itcEligible: true },
      ...{ placeOfSupplyStateCode: '27', placeOfSupplyWhy: '', supply: 'INTRA', currency, exchangeRate },
      ...{ taxablePaise: worthPaise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, roundOffPaise: 0 },
      ...{
        totalPaise: worthPaise,
        currencyTotalMinor: Math.max(totalMinor + withheldPaise, 1_00),
        tdsBasePaise: 0,
        tdsPaise,
      },
      ...{
        tdsWhy: '',
        tdsAccountCode: accountCode.tdsContractOthers,
        payablePaise: totalPaise,
        payableMinor: totalMinor,
      },
    })
    .execute();
  return id;
}

async function addTerms(db: Db, vendor: Stamp & { partyId: string }): Promise<void> {
  const terms = { kind: 'NON_RESIDENT', from: '2026-04-01', until: '2027-03-31', percent: '0', treaty: 'Article 7' };
  await db
    .insertInto('partyTaxPaper')
    .values({ ...vendor, ...terms, id: newId() })
    .execute();
}
