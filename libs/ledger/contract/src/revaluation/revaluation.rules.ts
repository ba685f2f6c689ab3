import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import { type CurrencyCode, sum, toPaise } from '@freightdesk/shared-money';
import { accountCode } from '../account/account.rules';
import { credit, debit, type PostingLine } from '../voucher/voucher.rules';

/** What is held or owed in another currency at the end of a day, and what it stands at in the books; debit above zero. */
export interface ForeignHolding {
  code: string;
  partyId: string | null;
  currency: CurrencyCode;
  amountMinor: number;
  carryingPaise: number;
}

export interface ValuedHolding extends ForeignHolding {
  /** Null where the table of exchange rates has none. */
  rate: string | null;
  valuePaise: number | null;
  /** What the day's rate brings against the books; below zero it is a loss, also of what is owed. */
  gainPaise: number;
}

/** A holding at the rate of the day. */
export function valued<Holding extends ForeignHolding>(holding: Holding, rate: string | null): Holding & ValuedHolding {
  if (rate === null) return { ...holding, rate, valuePaise: null, gainPaise: 0 };
  const valuePaise = toPaise(holding.amountMinor, holding.currency, rate);
  return { ...holding, rate, valuePaise, gainPaise: valuePaise - holding.carryingPaise };
}

export const gainOf = (holdings: readonly { gainPaise: number }[]): number =>
  sum(holdings.map(({ gainPaise }) => gainPaise));

/**
 * Beside what is valued, never on it: an invoice is settled at its own rate whatever was posted here, a party's statement shows what
 * the party knows of, and a bank's book what the bank did.
 */
const besides = (code: string): string =>
  code.startsWith('2') ? accountCode.valuationOfLiabilities : accountCode.valuationOfAssets;

/** The voucher of a month's end; its mirror stands on the first day of the next. */
export const revaluationVoucher = (holdings: readonly ValuedHolding[]): PostingLine[] => [
  ...holdings.flatMap(({ code, partyId, gainPaise }) =>
    debit(besides(code), gainPaise, partyId === null ? {} : { partyId }),
  ),
  ...credit(accountCode.unrealisedExchange, gainOf(holdings)),
];

/** The first and last day of a month `2026-10`, and the first of the next. */
export function daysOfMonth(month: string): { from: BusinessDate; to: BusinessDate; next: BusinessDate } {
  const from = `${month}-01`;
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(next, -1), next };
}
