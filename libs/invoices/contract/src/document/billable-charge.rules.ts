import {
  compare,
  currencies,
  type CurrencyCode,
  formatDecimal,
  formatMinor,
  lineMinor,
  parseDecimal,
  shift,
  toPaise,
  wholeNumber,
} from '@freightdesk/shared-money';
import type { BillableChargeRow } from './billable-charge.schema';

interface OpenCharge extends Pick<BillableChargeRow, 'id' | 'recordId' | 'chargeHeadId' | 'description' | 'pureAgent'> {
  record: 'jobcard' | 'docket';
  quantity: string;
  rate: string | null;
  currency: CurrencyCode | null;
  minor: number | null;
  paise: number | null;
  quotedPaise: number | null;
}

/** One piece of the whole amount. */
const asOnePiece = (minor: number, currency: CurrencyCode) => ({
  quantity: '1',
  rate: formatDecimal(shift(wholeNumber(minor), -currencies[currency].minorDigits)),
});

/** Whether a line of a document with this quantity and rate comes to the amount: a minimum or a percentage makes another. */
function isPlain(
  quantity: string,
  rate: string,
  { minor, currency }: { minor: number; currency: CurrencyCode },
): boolean {
  const isAboveZero = compare(parseDecimal(quantity), wholeNumber(0)) > 0;
  return isAboveZero && lineMinor({ quantity, rate, currency }) === minor;
}

/** A charge as a line of a document bills it, to the paisa; null where it has nothing to bill. */
export function lineOfCharge(
  charge: OpenCharge,
): Omit<BillableChargeRow, 'number' | 'heldBy' | 'isClosed' | 'reverseCharge' | 'lowMargin' | 'draftId'> | null {
  const { id, record, recordId, chargeHeadId, description, pureAgent, quantity, rate, currency, minor } = charge;
  const { paise, quotedPaise } = charge;
  if (minor === null || rate === null || currency === null) return null;
  const priced = isPlain(quantity, rate, { minor, currency }) ? { quantity, rate } : asOnePiece(minor, currency);
  return {
    ...{ id, recordId, chargeHeadId, description, pureAgent, currency, amountMinor: minor, paise, quotedPaise },
    ...priced,
    source: record === 'jobcard' ? 'JOBCARD' : 'DOCKET',
  };
}

type TakenCharge = Pick<BillableChargeRow, 'description' | 'quantity' | 'rate' | 'currency' | 'amountMinor'>;

/**
 * A charge of another currency as a document in rupees bills it: freight is agreed in dollars and billed in rupees, at the rate of the
 * document's day (CGST Rules, rule 34(2)). The line says what was agreed.
 */
export function inRupees<Charge extends TakenCharge>(charge: Charge, exchangeRate: string): Charge {
  const { currency, amountMinor, description } = charge;
  const paise = toPaise(amountMinor, currency, exchangeRate);
  const agreed = `${currency} ${formatMinor(amountMinor, currency)} at ${exchangeRate}`;
  return {
    ...charge,
    ...asOnePiece(paise, 'INR'),
    ...{ currency: 'INR', amountMinor: paise, description: `${description} (${agreed})` },
  };
}
