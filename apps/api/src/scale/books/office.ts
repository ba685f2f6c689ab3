import { companyFacts } from '@freightdesk/demo-server';
import { seriesKindNames, seriesKinds } from '@freightdesk/company-contract';
import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { openBankAccount } from '@freightdesk/ledger-server';
import type { StateCode } from '@freightdesk/parties-contract';
import type { PayingBank } from '@freightdesk/payments-contract';
import { newId, type Tx } from '@freightdesk/shared-database';
import type { CurrencyCode } from '@freightdesk/shared-money';
import type { Books } from './books';

export interface Branch {
  id: string;
  code: string;
  /** As a document names us, made there. */
  ours: {
    name: string;
    gstin: string;
    stateCode: StateCode;
    address: { line1: string; city: string; pincode: string };
    phone: string;
    email: string;
  };
}

export interface Office {
  branches: [Branch, Branch];
  rupees: [PayingBank, ...PayingBank[]];
  dollars: PayingBank;
}

/** Where the business of the years is done: the head office is left to the people of the story, who number in its series. */
export type Place = 'everywhere' | 'second branch';

const second = { code: 'BLR', stateCode: '29', gstin: '29AAGCB7383J1Z4' } as const;
const contact = { phone: '+912222610000', email: 'office@sagarfreight.example' };

const ofHeadOffice = (id: string): Branch => {
  const { name, ...headOffice } = companyFacts;
  const address = { line1: '4th floor, Shipping House', city: 'Mumbai', pincode: '400001' };
  return { id, code: 'HO', ours: { ...headOffice, ...contact, name, address } };
};

function openSecondBranch(books: Books): Branch {
  const { code, ...registration } = second;
  const address = { line1: '12, Residency Road', city: 'Bengaluru', pincode: '560025' };
  const id = newId();
  const facts = { code, name: 'Bengaluru', ...registration, ...contact, address: JSON.stringify(address) };
  books.sheets.add('branch', { ...facts, id, ...books.stamps(books.at(books.calendar.firstDay)) });
  for (const kind of seriesKindNames) {
    const { per, prefix } = seriesKinds[kind];
    if (per === 'registration') books.numbers.open({ kind, holder: second.gstin, prefix: `${prefix}2` });
  }
  return { id, code, ours: { ...registration, ...contact, name: companyFacts.name, address } };
}

interface Opened {
  name: string;
  accountNumber: string;
  accountType: string;
  currency: CurrencyCode;
  openingBalancePaise: number;
  openingBalanceMinor: number;
}

const lakh = 1_00_000_00;
const inRupees = (name: string, accountNumber: string, paise: number): Opened => ({
  ...{ name, accountNumber, accountType: 'CURRENT', currency: 'INR' },
  ...{ openingBalancePaise: paise, openingBalanceMinor: paise },
});
const rupeeBanks = [
  inRupees('Kotak Mahindra Bank', '7811045678', 18 * lakh),
  inRupees('Canara Bank', '2591101004567', 4 * lakh),
  inRupees('ICICI Bank', '000405112233', 2 * lakh),
  inRupees('Axis Bank', '917020011223344', lakh),
];
const dollarBank: Opened = {
  ...{ name: 'Kotak EEFC', accountNumber: '7811099887', accountType: 'EEFC', currency: 'USD' },
  ...{ openingBalancePaise: 12_500 * 83_40, openingBalanceMinor: 12_500_00 },
};

async function openBank(books: Books, tx: Tx, bank: Opened, isDefault: boolean): Promise<PayingBank> {
  const { name, currency, openingBalancePaise, openingBalanceMinor } = bank;
  const account = await openBankAccount(tx, { name, kind: 'BANK' });
  books.accountIds.set(account.code, account.id);
  const id = newId();
  const at = books.at(books.calendar.firstDay);
  const foreign = currency === 'INR' ? {} : { currency, currencyMinor: openingBalanceMinor };
  const openingVoucherId = books.post(
    {
      type: 'OPENING',
      date: books.calendar.firstDay,
      narration: `Opening balance of ${name}`,
      document: { type: 'bank', id, number: account.code },
      lines: [
        ...debit(account.code, openingBalancePaise, foreign),
        ...credit(accountCode.openingBalanceEquity, openingBalancePaise),
      ],
    },
    at,
  );
  const row = { ...bank, id, accountId: account.id, openingDate: books.calendar.firstDay, openingVoucherId, isDefault };
  books.sheets.add('bank', { ...row, ...books.stamps(at) });
  return { id, name, accountType: bank.accountType, accountCode: account.code, currency, active: true };
}

/** Two branches with their registrations, four banks in rupees and one in dollars. */
export async function openOffice(books: Books, tx: Tx, place: Place): Promise<Office> {
  const { id } = await tx.selectFrom('branch').select('id').executeTakeFirstOrThrow();
  const [first, ...others] = rupeeBanks;
  if (!first) throw new Error('A company has a bank.');
  const rupees: Office['rupees'] = [await openBank(books, tx, first, true)];
  for (const bank of others) rupees.push(await openBank(books, tx, bank, false));
  const dollars = await openBank(books, tx, dollarBank, false);
  const branch = openSecondBranch(books);
  return { branches: [place === 'everywhere' ? ofHeadOffice(id) : branch, branch], rupees, dollars };
}
