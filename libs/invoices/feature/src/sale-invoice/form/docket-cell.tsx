import { queryOf } from '@freightdesk/data-access-api';
import {
  type AddSaleInvoiceInput,
  type BillableDocket,
  listBillableDockets,
  type SaleInvoice,
} from '@freightdesk/invoices-contract';
import type { Page } from '@freightdesk/shared-endpoint';
import { ComboInput, type Option } from '@freightdesk/shared-ui/forms';
import { isRoadCarriage } from '@freightdesk/tax-contract';
import type { InvoiceFormOf } from './use-invoice-form';

type Line = Pick<AddSaleInvoiceInput['lines'][number], 'sac' | 'docketId'>;

/** Dockets are of the road: whoever bills none has no column for them. */
export const haveDockets = (lines: readonly Partial<Line>[]): boolean =>
  lines.some(({ sac = '', docketId }) => Boolean(docketId) || isRoadCarriage(sac));

const optionsOf = ({ data }: Page<BillableDocket>): Option[] =>
  data.map(({ id, number, consignor, consignee, vehicle }) => ({
    ...{ id, label: number, detail: `${consignor} – ${consignee}` },
    ...(vehicle && { also: vehicle }),
  }));

function docketIn(draft: SaleInvoice | null, id: unknown): Option | null {
  const line = draft?.lines.find(({ docketId }) => docketId !== null && docketId === id);
  return line?.docketId && line.docketNumber ? { id: line.docketId, label: line.docketNumber } : null;
}

interface DocketCellProps {
  form: InvoiceFormOf;
  draft: SaleInvoice | null;
  index: number;
  partyId: string | undefined;
}

/** The docket that a line is charged for: those of the customer, by number, names or vehicle. */
export function DocketCell({ form, draft, index, partyId }: DocketCellProps) {
  const name = `lines.${index}.docketId` as const;
  return (
    <ComboInput
      form={form}
      name={name}
      search={(q) => queryOf(listBillableDockets, { pageSize: 10, ...(q && { q }), ...(partyId && { partyId }) })}
      optionsOf={optionsOf}
      chosen={docketIn(draft, form.getValues(name))}
    />
  );
}
