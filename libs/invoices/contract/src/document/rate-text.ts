import { type CurrencyCode, currencies, formatMinor, lineMinor } from '@freightdesk/shared-money';

/** A rate is written as amounts are; one with more decimals than its currency has stays as it was typed. */
export function rateText(rate: string, currency: CurrencyCode): string {
  const decimals = rate.split('.')[1]?.length ?? 0;
  if (decimals > currencies[currency].minorDigits) return rate;
  return formatMinor(lineMinor({ quantity: '1', rate, currency }), currency);
}
