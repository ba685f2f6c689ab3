import type { SaleInvoice, SaleInvoiceLine } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText } from '@freightdesk/shared-ui';
import { taxOf } from '@freightdesk/tax-contract';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { rateText } from '../document/rate-text';
import type { CustomColumn } from './custom-view.rules';

interface CustomCell {
  header: string;
  align?: 'right';
  cell: (line: SaleInvoiceLine) => ReactNode;
}

const Unbroken = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

/** How each column is called and what it shows of a line. Rates stand in the document's currency. */
export function useCustomCells({ currency }: Pick<SaleInvoice, 'currency'>): Record<CustomColumn, CustomCell> {
  const { t } = useTranslation();
  return {
    job: { header: t('Job'), cell: ({ jobNumber }) => <Unbroken>{jobNumber ?? '–'}</Unbroken> },
    sac: { header: t('SAC'), cell: ({ sac }) => sac },
    quantity: { header: t('Quantity'), align: 'right', cell: ({ quantity }) => quantity },
    rate: {
      header: currency === 'INR' ? t('Rate') : t('Rate in {{currency}}', { currency }),
      align: 'right',
      cell: ({ rate }) => rateText(rate, currency),
    },
    amount: {
      header: t('Amount'),
      align: 'right',
      cell: ({ taxablePaise }) => <MoneyText paise={taxablePaise} />,
    },
    tax: {
      header: t('GST'),
      align: 'right',
      cell: (line) => (
        <>
          {line.taxability === 'TAXABLE' ? `${line.gstRate}%` : '–'}
          <br />
          <MoneyText paise={taxOf(line)} />
        </>
      ),
    },
  };
}
