import {
  jobModeLabel,
  leadDirectionLabel,
  numberOfRevision,
  type QuotationRow,
} from '@freightdesk/intl-shipment-contract';
import { type Column, DateText, MoneyText } from '@freightdesk/shared-ui';
import { Lane } from '../fields/lane';
import { QuotationStatusChip } from './quotation-status-chip';

export const quotationColumns: readonly Column<QuotationRow>[] = [
  { id: 'number', width: 152, cell: (quotation) => numberOfRevision(quotation) },
  { id: 'customerName', header: 'Customer', cell: ({ customerName }) => customerName },
  { id: 'status', width: 128, cell: ({ status }) => <QuotationStatusChip status={status} /> },
  {
    id: 'mode',
    width: 128,
    hideOnPhone: true,
    cell: ({ mode, direction }, t) => `${t(jobModeLabel[mode])} · ${t(leadDirectionLabel[direction])}`,
  },
  { id: 'route', header: 'Route', width: 128, cell: (quotation) => <Lane of={quotation} /> },
  { id: 'validUntil', cell: ({ validUntil }) => <DateText date={validUntil} /> },
  { id: 'sellPaise', align: 'end', cell: ({ sellPaise }) => <MoneyText paise={sellPaise} /> },
  {
    id: 'marginPaise',
    align: 'end',
    hideOnPhone: true,
    cell: ({ marginPaise, marginPercent }) => (
      <span dir="ltr">
        <MoneyText paise={marginPaise} />
        {marginPercent !== null && ` · ${marginPercent}%`}
      </span>
    ),
  },
];
