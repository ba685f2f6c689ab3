import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { type PricedTaxLine, sacProblem } from '@freightdesk/tax-contract';
import { amountsFit, exchangeRateProblem, problem } from '../document/amount.rules';
import type { StatedTax } from './price-purchase.rules';

interface PurchaseTerms {
  date: string;
  supplierDate: string;
  currency: CurrencyCode;
  exchangeRate?: string | null;
  reverseCharge?: boolean;
  roundOffPaise?: number;
  statedTax?: StatedTax | null;
  /** Null stands for one that is not right in itself. */
  lines: readonly (PricedTaxLine | null)[];
}

/** Why a code names neither a service nor goods, or null: 4, 6 or 8 digits, and of chapter 99 a SAC. */
export function purchaseCodeProblem(text: string): string | null {
  if (text.startsWith('99')) return sacProblem(text);
  return /^\d{4}(\d{2}){0,2}$/.test(text)
    ? null
    : 'Enter a SAC such as 996521, or the 4, 6 or 8 digits of an HSN code.';
}

/** How suppliers' numbers are compared: case and spaces do not make another bill. */
export const supplierNumberKey = (supplierNumber: string): string =>
  supplierNumber.normalize('NFKC').replace(/\s+/g, '').toUpperCase();

const dateProblem = ({ date, supplierDate }: Partial<PurchaseTerms>): FieldProblem | null =>
  date !== undefined && supplierDate !== undefined && supplierDate > date
    ? problem('supplierDate', 'after_date', "The vendor's date is after the date in our books.")
    : null;

const roundOffProblem = ({ currency = 'INR', roundOffPaise = 0 }: Partial<PurchaseTerms>): FieldProblem | null =>
  currency !== 'INR' && roundOffPaise !== 0
    ? problem('roundOffPaise', 'not_rupees', 'Only a rupee bill is rounded off.')
    : null;

const statedTaxProblem = ({ reverseCharge = false, statedTax }: Partial<PurchaseTerms>): FieldProblem | null =>
  reverseCharge && Object.values(statedTax ?? {}).some((paise) => paise > 0)
    ? problem('statedTax', 'reverse_charge', 'Under reverse charge the vendor charges no tax.')
    : null;

/** What is too much without a line that is not known yet is too much with it. */
const sizeProblem = ({ lines, currency, exchangeRate }: Partial<PurchaseTerms>): FieldProblem | null =>
  lines && currency && !amountsFit({ lines: lines.filter((line) => line !== null), currency, exchangeRate })
    ? problem('lines', 'too_large', 'The bill comes to more than can be kept exactly.')
    : null;

/** Where a bill, as far as it is known, contradicts itself or the law of its date, beyond what each field must be alone. */
export const purchaseTermsProblems = (terms: Partial<PurchaseTerms>): FieldProblem[] =>
  [dateProblem, exchangeRateProblem, roundOffProblem, statedTaxProblem, sizeProblem]
    .map((problemOf) => problemOf(terms))
    .filter((found) => found !== null);
