import { isVoucherType, voucherTypeLabel } from '@freightdesk/ledger-contract';
import type { LedgerEntry } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText, MoneyText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { BalanceText } from './balance-text';

/** An entry of the ledger, or its opening or closing line, which has a label instead of a row. */
export interface Entry {
  id: string;
  date: string;
  balancePaise: number;
  label?: string;
  row?: LedgerEntry;
}

export function useEntryColumns(): readonly Column<Entry>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'date', header: t('Date'), cell: ({ date }) => <DateText date={date} /> },
      {
        id: 'name',
        header: t('Document'),
        cell: ({ row, label }) => (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {row?.voucher.number ?? label}
          </Box>
        ),
      },
      {
        id: 'type',
        header: t('Kind'),
        hideOnPhone: true,
        cell: ({ row }) => (row && isVoucherType(row.voucher.type) ? t(voucherTypeLabel[row.voucher.type]) : ''),
      },
      { id: 'narration', header: t('Narration'), hideOnPhone: true, cell: ({ row }) => row?.narration ?? '' },
      {
        id: 'debitPaise',
        header: t('Debit'),
        align: 'end',
        cell: ({ row }) => <MoneyText paise={row?.debitPaise || null} />,
      },
      {
        id: 'creditPaise',
        header: t('Credit'),
        align: 'end',
        cell: ({ row }) => <MoneyText paise={row?.creditPaise || null} />,
      },
      {
        id: 'balance',
        header: t('Balance'),
        align: 'end',
        cell: ({ balancePaise }) => <BalanceText paise={balancePaise} />,
      },
    ],
    [t],
  );
}
