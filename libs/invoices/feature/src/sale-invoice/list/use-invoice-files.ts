import { takeFile } from '@freightdesk/data-access-api';
import {
  getEinvoicesFile,
  getSaleInvoicesPdf,
  mostPrinted,
  mostRegistered,
  type SaleInvoiceRow,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkFile } from '@freightdesk/shared-ui';

/** The chosen documents to print: one file, or a file for each of them. */
export function useInvoiceFiles(): readonly BulkFile<SaleInvoiceRow>[] {
  const { t } = useTranslation();
  const taking = (bundle: 'pdf' | 'zip') => (rows: readonly SaleInvoiceRow[]) =>
    takeFile(getSaleInvoicesPdf, { id: rows.map(({ id }) => id), bundle }, `invoices.${bundle}`);
  return [
    { label: t('One PDF'), most: mostPrinted, take: taking('pdf') },
    { label: t('A PDF each (ZIP)'), most: mostPrinted, take: taking('zip') },
    {
      label: t('E-invoice file'),
      most: mostRegistered,
      take: (rows) => takeFile(getEinvoicesFile, { id: rows.map(({ id }) => id) }, 'e-invoices.json'),
    },
  ];
}
