import { newId } from '@freightdesk/shared-database';
import { atBank, hold, isTooMuchCash, modeAt } from './model-banks.builder';
import { type Entry, nothingAhead } from './model-records.builder';
import { foreignMoney, halfUp } from './model-figures.builder';
import { call, dayOf, of, same, type Step, type World } from './model-world.builder';

/** What moves at a bank for an account, and for nobody's documents. */
const purposes = {
  spend: { direction: 'EXPENSE', way: 'PAYMENT', prefix: 'EV', sign: -1, account: '6020', bearsTax: true },
  payDue: { direction: 'EXPENSE', way: 'PAYMENT', prefix: 'EV', sign: -1, account: '2290', bearsTax: false },
  receiveOther: { direction: 'RECEIPT', way: 'RECEIPT', prefix: 'RC', sign: 1, account: '4900', bearsTax: false },
} as const;

export const gst = { gstRate: '18', supply: 'INTER', itcEligible: true };

/** The tax at 18% within an amount. */
export function taxWithin(paise: number): number {
  const value = Math.floor((paise * 200 + 118) / 236);
  return Math.floor((value * 180 + 500) / 1000);
}

/** What an expense of an amount says of its tax, and what that posts: within the amount, owed beside it, or none. */
function taxOfExpense(
  paise: number,
  bears: 'TAX' | 'OWED_TAX' | 'NONE',
): { said: object; entry: Entry; withinPaise: number } {
  if (bears === 'NONE') return { said: {}, entry: [], withinPaise: 0 };
  if (bears === 'TAX') {
    const withinPaise = taxWithin(paise);
    return { said: { gst }, entry: [['1330', withinPaise]], withinPaise };
  }
  const owedPaise = halfUp(BigInt(paise) * 18n, 100n);
  const entry: Entry = [
    ['1360', owedPaise],
    ['2260', -owedPaise],
  ];
  return { said: { gst: { ...gst, reverseCharge: true } }, entry, withinPaise: 0 };
}

/** Each third of the expenses in rupees has tax, half of them owes it itself. */
const bearing = (other: number) => (['TAX', 'NONE', 'NONE', 'OWED_TAX', 'NONE', 'NONE'] as const)[other % 6] ?? 'NONE';

/** An expense with the tax that it bears, what is owed to the government, or what came from nobody. */
export const forAccount =
  (purpose: keyof typeof purposes, dollars = false) =>
  async (world: World, step: Step) => {
    const { books } = world;
    const { direction, way, prefix, sign, account, bearsTax } = purposes[purpose];
    const bank = of(dollars ? books.dollarBanks : books.banks, step.pick);
    if (!bank) return;
    const date = dayOf(step);
    const { foreign, bankPaise } = foreignMoney(step.paise, step);
    const worthPaise = dollars ? bankPaise : step.paise;
    const tax = taxOfExpense(worthPaise, bearsTax && !dollars ? bearing(step.other) : 'NONE');
    const currency = dollars ? { currency: 'USD', ...foreign } : { currency: 'INR' };
    const { mode, reason } = modeAt(bank, step);
    const cash = { partyId: newId(), date, paise: worthPaise };
    const money = { direction, bankId: bank.id, date, mode, ...currency, amountMinor: step.paise };
    const added = await call(
      world,
      ['/payment/add', { ...money, accountCode: step.slip === 1 ? '2100' : account, ...tax.said }],
      [
        ...[step.slip === 1 && 'account_not_for_this', reason, books.shut(date)],
        direction === 'RECEIPT' && isTooMuchCash(books, bank, cash) && 'cash_limit',
      ],
    );
    if (!added) return;
    const number = books.nextNumber(prefix, date);
    same('The number', added.number, number);
    const at = { bank, minor: sign * step.paise, paise: sign * worthPaise };
    const { entry: moved, gainPaise: bankGainPaise } = atBank(books, bank, at);
    const entry: Entry = [...moved, ...tax.entry, [account, -sign * worthPaise - tax.withinPaise]];
    books.post(entry, date);
    hold(books, bank, { minor: at.minor, paise: at.paise + bankGainPaise }, date);
    const { id, version } = added;
    const nobody = { ...nothingAhead, date, since: date, partyId: '', isForAccount: true, at, bankGainPaise };
    books.payments.push({ way, id, version, number, status: 'POSTED', ...nobody, settled: [], entries: [entry] });
  };
