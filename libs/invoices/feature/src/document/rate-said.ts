import { type Taxability, taxabilityLabel } from '@freightdesk/tax-contract';

/** The rate that a line is taxed with, or why it bears none: a rate beside what is exempt would say what is not so. */
export const rateSaid = (
  { gstRate, taxability }: { gstRate: string; taxability: Taxability },
  t: (text: string) => string,
): string => (taxability === 'TAXABLE' ? `${Number(gstRate)}%` : t(taxabilityLabel[taxability]));
