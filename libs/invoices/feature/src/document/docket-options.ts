import type { BillableDocket } from '@freightdesk/invoices-contract';
import type { Page } from '@freightdesk/shared-endpoint';
import type { Option } from '@freightdesk/shared-ui/forms';

/** Dockets as a line offers them: by number, names or vehicle. */
export const docketOptionsOf = ({ data }: Page<BillableDocket>): Option[] =>
  data.map(({ id, number, consignor, consignee, vehicle }) => ({
    ...{ id, label: number, detail: `${consignor} – ${consignee}` },
    ...(vehicle && { also: vehicle }),
  }));

interface DocketLine {
  docketId: string | null;
  docketNumber: string | null;
}

/** The docket that a line of the draft already names. */
export function docketIn(draft: { lines: readonly DocketLine[] } | null, id: unknown): Option | null {
  const line = draft?.lines.find(({ docketId }) => docketId !== null && docketId === id);
  return line?.docketId && line.docketNumber ? { id: line.docketId, label: line.docketNumber } : null;
}
