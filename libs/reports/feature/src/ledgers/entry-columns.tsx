import { isVoucherType, voucherTypeLabel } from '@freightdesk/ledger-contract';
import type { LedgerEntry } from '@freightdesk/reports-contract';
import { type Column, DateText, MoneyText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import { BalanceText } from '../report/balance-text';
import { sideColumn } from '../report/figures';

/** An entry of the ledger, or its opening or closing line, which has a label instead of a row. */
export interface Entry {
  id: string;
  date: string;
  balancePaise: number;
  label?: string;
  row?: LedgerEntry;
}

export const entryColumns: readonly Column<Entry>[] = [
  { id: 'date', header: 'Date', cell: ({ date }) => <DateText date={date} /> },
  {
    id: 'name',
    header: 'Document',
    cell: ({ row, label }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {row?.voucher.number ?? label}
      </Box>
    ),
  },
  {
    id: 'type',
    header: 'Kind',
    hideOnPhone: true,
    cell: ({ row }, t) => (row && isVoucherType(row.voucher.type) ? t(voucherTypeLabel[row.voucher.type]) : ''),
  },
  { id: 'narration', header: 'Narration', hideOnPhone: true, cell: ({ row }) => row?.narration ?? '' },
  {
    id: 'debitPaise',
    header: 'Debit',
    align: 'end',
    cell: ({ row }) => <MoneyText paise={row?.debitPaise || null} />,
  },
  {
    id: 'creditPaise',
    header: 'Credit',
    align: 'end',
    cell: ({ row }) => <MoneyText paise={row?.creditPaise || null} />,
  },
  {
    id: 'balance',
    header: 'Balance',
    align: 'end',
    cell: ({ balancePaise }) => <BalanceText paise={balancePaise} />,
  },
  sideColumn<Entry>('balance', ({ balancePaise }) => balancePaise),
];
