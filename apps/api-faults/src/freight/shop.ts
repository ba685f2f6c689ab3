import type { Caller } from '../client/caller';

/** A company that can do business: whom it sells to and buys from, and its banks. */
export interface Shop {
  readonly by: Caller;
  /** The day of every document, so that a run over midnight has one day all the same. */
  readonly today: string;
  readonly customerId: string;
  readonly vendorId: string;
  readonly bankId: string;
  readonly otherBankId: string;
}

/** The day in India, where the books are. */
export const todayInIndia = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(new Date());

let accounts = 0;

/** What a clerk would type for a bank; each has another account number. */
export const bankInput = (name: string, openingDate: string) => ({
  ...{ name, accountNumber: String(50_200_012_345_000 + (accounts += 1)), ifsc: 'HDFC0000123' },
  ...{ accountType: 'CURRENT', currency: 'INR', openingBalancePaise: 50_00_000_00, openingDate },
});

export const partyInput = (name: string) => ({ name, roles: ['CUSTOMER', 'VENDOR'], stateCode: '29' });

export async function openShop(by: Caller): Promise<Shop> {
  const today = todayInIndia();
  const idOf = async (path: string, body: object): Promise<string> => (await by.done(path, body)).id;
  return {
    by,
    today,
    customerId: await idOf('/party/add', partyInput('Coastal Spices Exports')),
    vendorId: await idOf('/party/add', partyInput('Varuna Lines')),
    bankId: await idOf('/bank/add', bankInput('HDFC Bank', today)),
    otherBankId: await idOf('/bank/add', bankInput('State Bank', today)),
  };
}

const line = { description: 'Freight', sac: '996511', quantity: '1', rate: '1000.00', gstRate: '18' };

export const saleInput = ({ customerId, today }: Shop, notes: string) => ({
  ...{ kind: 'TAX_INVOICE', partyId: customerId, date: today, currency: 'INR', notes },
  lines: [line],
});

export const billInput = ({ vendorId, today }: Shop, supplierNumber: string) => ({
  ...{ partyId: vendorId, supplierNumber, supplierDate: today, date: today, currency: 'INR' },
  lines: [line],
});

/** A vendor is paid ahead of his bills. */
export const vendorPaymentInput = ({ vendorId, bankId, today }: Shop, reference: string) => ({
  ...{ direction: 'PAYMENT', bankId, partyId: vendorId, date: today, mode: 'NEFT', reference },
  ...{ currency: 'INR', amountMinor: 400_00, allocations: [] },
});

export const receiptInput = ({ customerId, bankId, today }: Shop, reference: string) => ({
  ...{ direction: 'RECEIPT', bankId, partyId: customerId, date: today, mode: 'NEFT', reference },
  ...{ currency: 'INR', amountMinor: 500_00 },
});

export const transferInput = ({ bankId, otherBankId, today }: Shop, reference: string) => ({
  ...{ fromBankId: bankId, toBankId: otherBankId, amountMinor: 1_00, date: today, reference },
});
