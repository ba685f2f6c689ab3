import { queryOf } from '@freightdesk/data-access-api';
import { type AddSaleInvoiceInput, listBillableDockets, type SaleInvoice } from '@freightdesk/invoices-contract';
import { ComboInput } from '@freightdesk/shared-ui/forms';
import { isRoadCarriage } from '@freightdesk/tax-contract';
import { docketIn, docketOptionsOf } from '../../document/docket-options';
import type { InvoiceFormOf } from './use-invoice-form';

type Line = Pick<AddSaleInvoiceInput['lines'][number], 'sac' | 'docketId'>;

/** Dockets are of the road: whoever bills none has no column for them. */
export const haveDockets = (lines: readonly Partial<Line>[]): boolean =>
  lines.some(({ sac = '', docketId }) => Boolean(docketId) || isRoadCarriage(sac));

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
      optionsOf={docketOptionsOf}
      chosen={docketIn(draft, form.getValues(name))}
    />
  );
}
