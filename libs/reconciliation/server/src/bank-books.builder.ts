import { credit, debit } from '@freightdesk/ledger-contract';
import { openBankAccount, postVoucher, type PostingContext, reverseVoucher } from '@freightdesk/ledger-server';
import type { Clock } from '@freightdesk/shared-calendar';
import { type Db, newId, type Tx, withTransaction } from '@freightdesk/shared-database';
import type { Actor } from '@freightdesk/shared-server-kit';
import type { ReconciliationPorts } from './reconciliation-ports';

interface Posted {
  date: string;
  /** Above zero what the bank gained. */
  minor: number;
  narration?: string;
  type?: 'OPENING' | 'RECEIPT' | 'PAYMENT';
  documentId?: string;
}

/** Banks and entries of theirs, written as banks and payments leave them; for specs. */
export interface BankBooks {
  addBank(changes?: { accountNumber?: string; currency?: string }): Promise<string>;
  /** Answers the entry at the bank's own account, and its voucher. */
  post(bankId: string, posted: Posted): Promise<{ entryId: string; voucherId: string }>;
  reverse(voucherId: string, date: string): Promise<string>;
  readonly ports: ReconciliationPorts;
}

const accountOf = (db: Db | Tx, bankId: string) =>
  db
    .selectFrom('bank')
    .innerJoin('account', 'account.id', 'bank.accountId')
    .select(['account.code', 'account.id', 'bank.currency'])
    .where('bank.id', '=', bankId)
    .executeTakeFirstOrThrow();

let numbers = 0;

async function postWithin(context: PostingContext, bankId: string, posted: Posted) {
  const { date, minor, narration = 'Received', type = 'RECEIPT', documentId = newId() } = posted;
  const { id: accountId, code, currency } = await accountOf(context.tx, bankId);
  const facts = currency === 'INR' ? {} : { currency, currencyMinor: minor };
  numbers += 1;
  const voucherId = await postVoucher(context, {
    ...{ type, date, narration },
    document: { type: 'payment', id: documentId, number: `RC/26-27/${numbers}` },
    lines: [...debit(code, minor, facts), ...credit('6090', minor)],
  });
  const { id: entryId } = await context.tx
    .selectFrom('posting')
    .select('id')
    .where('voucherId', '=', voucherId)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return { entryId, voucherId };
}

/** As payments do: what is received is added, all else is taken. */
const addPayment: ReconciliationPorts['addPayment'] = async ({ bankId, date, amountMinor, direction }, context) => {
  const documentId = newId();
  const minor = direction === 'RECEIPT' ? amountMinor : -amountMinor;
  await postWithin(context, bankId, { date, minor, documentId });
  // What reconciliation reads of the answer is the id alone.
  return { data: Object.assign(Object.create(null), { id: documentId }), warnings: [] };
};

export function bankBooks(db: Db, { clock, actor }: { clock: Clock; actor: Actor }): BankBooks {
  const stamp = { createdAt: clock.now(), createdBy: actor.userId, updatedAt: clock.now(), updatedBy: actor.userId };
  return {
    addBank: ({ accountNumber = '50200045678901', currency = 'INR' } = {}) =>
      withTransaction(db, async (tx) => {
        const id = newId();
        const { id: accountId } = await openBankAccount(tx, { name: 'HDFC Bank', kind: 'BANK' });
        const opening = { openingBalancePaise: 0, openingBalanceMinor: 0, openingDate: '2026-04-01' };
        const particulars = { name: `HDFC Bank ${accountNumber}`, accountNumber, accountType: 'CURRENT', currency };
        await tx
          .insertInto('bank')
          .values({ ...stamp, ...opening, ...particulars, id, accountId })
          .execute();
        return id;
      }),
    post: (bankId, posted) => withTransaction(db, (tx) => postWithin({ tx, clock, actor }, bankId, posted)),
    reverse: (voucherId, date) =>
      withTransaction(db, (tx) => reverseVoucher({ tx, clock, actor }, { voucherId, date, narration: 'Taken back' })),
    ports: {
      addPayment,
      reversePayment: () => Promise.reject(new Error('No cheque is returned here.')),
      addBankCharge: () => Promise.reject(new Error('No cheque is returned here.')),
      payRunVendors: () => Promise.reject(new Error('No run is paid here.')),
    },
  };
}
