import { getCompany } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { costFigures, type CostFigures, isAboveTolerance, listAccruedCosts } from '@freightdesk/invoices-contract';
import { useQuery } from '@tanstack/react-query';
import type { PurchasePreview } from './preview-purchase';

/** A line of a bill beside what its cost was expected to be. */
export interface CostCheck extends CostFigures {
  taxablePaise: number;
  /** It exceeds that by more than the company allows. */
  isAbove: boolean;
}

interface Typed {
  partyId?: string | undefined;
  lines?: readonly ({ chargeId?: string | null | undefined } | undefined)[] | undefined;
}

/** What each line is held against; null for one that bills no charge, or can't be priced yet. */
export function useCostChecks(
  { partyId = '', lines = [] }: Typed,
  preview: PurchasePreview | null,
): readonly (CostCheck | null)[] {
  const { data: company } = useQuery(queryOf(getCompany, undefined));
  const hasCharges = lines.some((line) => Boolean(line?.chargeId));
  const { data } = useQuery({ ...queryOf(listAccruedCosts, { partyId }), enabled: hasCharges && partyId !== '' });
  return lines.map((line, index) => {
    const charge = data?.charges.find(({ id }) => id === line?.chargeId);
    const taxablePaise = preview?.linePaises[index] ?? null;
    if (!charge || !preview || taxablePaise === null) return null;
    const { currency, amountMinor: minor, paise, quotedPaise } = charge;
    const figures = { ...costFigures({ currency, minor, paise, quotedPaise }, preview), taxablePaise };
    return { ...figures, isAbove: isAboveTolerance(figures, company?.costTolerancePercent ?? null) };
  });
}
