import type { SaleInvoice, SaleInvoiceLine } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText, type SmallColumn, Unbroken } from '@freightdesk/shared-ui';
import { taxOf } from '@freightdesk/tax-contract';
import type { ReactNode } from 'react';
import { rateText } from '../document/document-values';
import type { CustomColumn } from './custom-view.rules';

interface CustomCell extends SmallColumn {
  cell: (line: SaleInvoiceLine) => ReactNode;
}

/** How each column is called and what it shows of a line. Rates stand in the document's currency. */
export function useCustomCells({ currency }: Pick<SaleInvoice, 'currency'>): Record<CustomColumn, CustomCell> {
  const { t } = useTranslation();
  return {
    job: { header: t('Job'), cell: ({ jobNumber }) => <Unbroken>{jobNumber ?? '–'}</Unbroken> },
    sac: { header: t('SAC'), cell: ({ sac }) => sac },
    quantity: { header: t('Quantity'), align: 'end', cell: ({ quantity }) => quantity },
    rate: {
      header: currency === 'INR' ? t('Rate') : t('Rate in {{currency}}', { currency }),
      align: 'end',
      cell: ({ rate }) => rateText(rate, currency),
    },
    amount: {
      header: t('Amount'),
      align: 'end',
      cell: ({ taxablePaise }) => <MoneyText paise={taxablePaise} />,
    },
    tax: {
      header: t('GST'),
      align: 'end',
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
