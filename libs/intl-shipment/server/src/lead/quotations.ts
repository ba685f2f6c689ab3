import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';

/** Quotations are not kept yet: no lead has one. */
export const noQuotations = { hasQuotation: false, hasSentQuotation: false } as const;

export function refuseUnknownQuotation({ quotationId }: { quotationId?: string }): void {
  if (quotationId === undefined) return;
  const message = 'This quotation does not exist.';
  refuse(commonProblems.invalid, { errors: [{ field: 'quotationId', code: 'unknown', message }] });
}
