import { accountCode, credit, debit, type PostingLine } from '@freightdesk/ledger-contract';
import { homeCountry, type PartySide, type StateCode } from '@freightdesk/parties-contract';
import { type GstRate, placeOfSupply, rateInForce, type TaxHeads, taxOf } from '@freightdesk/tax-contract';
import { type ExpenseFigures, expenseFigures } from './expense-gst.rules';
import type { PaymentProblem } from './payment.problem';
import { worthOfPart } from './worth.rules';

/** What is taken where nobody says the rate of the service to come (CGST Rules, rule 50). */
export const usualAdvanceRate = '18';

/** What a person says of the tax on an advance: its rate and place, or null with a reason that there is none. */
export interface SaidAdvanceTax {
  gstRate: string;
  placeOfSupply?: StateCode | undefined;
}

/** We who receive it, as a registration supplies. */
export interface TaxSide {
  gstin: string | null;
  stateCode: StateCode | null;
  taxOnAdvances: boolean;
}

export interface AdvanceTerms {
  date: string;
  /** Left out, the company's setting decides. */
  said: SaidAdvanceTax | null | undefined;
  ours: TaxSide;
  customer: PartySide;
  rates: readonly GstRate[];
}

/** Where and at what rate an advance is taxed. */
export interface AdvanceTaxTerms {
  gstRate: string;
  supply: 'INTRA' | 'INTER';
  placeOfSupply: StateCode;
}

/** Whether a person or the company's setting asks for the tax. */
const isAskedFor = ({ said, ours }: AdvanceTerms): boolean => (said === undefined ? ours.taxOnAdvances : said !== null);

/** None for exports, and none while we are not registered. */
const isDue = ({ ours, customer }: AdvanceTerms): boolean => ours.gstin !== null && customer.country === homeCountry;

/** The terms under which an advance for services is taxed, null where it is not (CGST Act s.13(2)); none for exports. */
export function advanceTaxTerms(terms: AdvanceTerms): AdvanceTaxTerms | null {
  const { date, said, ours, customer } = terms;
  const { stateCode: supplierState } = ours;
  if (!isAskedFor(terms) || !isDue(terms) || supplierState === null) return null;
  const derived = placeOfSupply({ date, supplierState, recipient: customer, service: 'OTHER' });
  const place = said?.placeOfSupply ?? derived.stateCode;
  return {
    gstRate: said?.gstRate ?? usualAdvanceRate,
    supply: place === supplierState && derived.supply !== 'SEZ' ? 'INTRA' : 'INTER',
    placeOfSupply: place,
  };
}

/** Why tax that is asked for can't be taken. */
export function advanceTaxProblem(terms: AdvanceTerms): PaymentProblem | null {
  const { said, rates, date } = terms;
  if (!said) return null;
  if (!isDue(terms)) {
    const message = 'No GST is due on this advance: leave the tax out.';
    return { field: 'advanceTax', code: 'advance_not_taxed', message };
  }
  if (rateInForce(said.gstRate, date, rates)) return null;
  const message = 'This GST rate is not in force on the date.';
  return { field: 'advanceTax.gstRate', code: 'rate_not_in_force', message };
}

/** The tax that is within an advance (rule 35): the advance is what the customer pays, tax included. */
export const advanceTaxFigures = (advancePaise: number, { gstRate, supply }: AdvanceTaxTerms): ExpenseFigures =>
  expenseFigures(advancePaise, { gstRate, supply, itcEligible: true });

/**
 * How much of a part that is allocated, or below zero taken off again, concerns what was taxed: that is used first and comes back first.
 * What settled an invoice as it was received, and is taken off it later, bore its tax with that invoice.
 */
export function taxedPart(
  { advancePaise, leftPaise }: { advancePaise: number; leftPaise: number },
  partPaise: number,
): number {
  return partPaise > 0 ? Math.min(partPaise, leftPaise) : Math.max(partPaise, leftPaise - advancePaise);
}

/** An advance with the tax within it: as it was received, or as it is left. */
export type TaxedAdvance = TaxHeads & { advancePaise: number };

/**
 * How much of the tax goes when a part of an advance is used or given back: what is left beside the share of what stays. So the last
 * part takes all that is left, also where a part that was taken back came a paisa beside its share.
 */
export function advanceTaxTaken(whole: TaxedAdvance, left: TaxedAdvance, partPaise: number): ExpenseFigures {
  const of = (head: keyof TaxHeads) =>
    left[head] - worthOfPart({ minor: whole.advancePaise, paise: whole[head] }, left.advancePaise - partPaise);
  const heads = { cgstPaise: of('cgstPaise'), sgstPaise: of('sgstPaise'), igstPaise: of('igstPaise') };
  return { ...heads, taxablePaise: partPaise - taxOf(heads) };
}

/** Dr GST on advances, Cr output tax as it is received; the other way round as the advance is used. */
export function advanceTaxLines(
  figures: TaxHeads,
  { gstRate, partyId, isUsed }: { gstRate: string; partyId: string; isUsed: boolean },
): PostingLine[] {
  const [owes, holds] = isUsed ? [debit, credit] : [credit, debit];
  const { cgstPaise, sgstPaise, igstPaise } = figures;
  return [
    ...holds(accountCode.gstOnAdvances, taxOf(figures), { partyId }),
    ...owes(accountCode.outputCgst, cgstPaise, { gstHead: 'CGST', gstRate }),
    ...owes(accountCode.outputSgst, sgstPaise, { gstHead: 'SGST', gstRate }),
    ...owes(accountCode.outputIgst, igstPaise, { gstHead: 'IGST', gstRate }),
  ];
}
