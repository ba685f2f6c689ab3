import type { SaleInvoice, SaleInvoiceLine } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatMinor } from '@freightdesk/shared-money';
import { MoneyText, type SmallColumn, SmallTable } from '@freightdesk/shared-ui';
import { headRate } from '@freightdesk/tax-contract';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { rateText } from '../../document/document-values';
import { taxHeads } from '../../document/figures';
import { linesOnPhone } from './lines-on-phone';

interface LineColumn extends SmallColumn {
  cell: (line: SaleInvoiceLine) => ReactNode;
}

function Description({ line }: { line: SaleInvoiceLine }) {
  const { t } = useTranslation();
  return (
    <>
      {line.description}
      {line.jobNumber && (
        <Typography variant="caption" component="p" color="textSecondary">
          {t('Job {{number}}', { number: line.jobNumber })}
        </Typography>
      )}
    </>
  );
}

/** The columns that this document has: another currency and a discount bring their own. */
function useLineColumns(invoice: SaleInvoice): LineColumn[] {
  const { t } = useTranslation();
  const { lines, currency, supply, placeOfSupply } = invoice;
  const isForeign = currency !== 'INR';
  const hasDiscount = lines.some(({ discountMinor }) => discountMinor > 0);
  const minor = (header: string, minorOf: (line: SaleInvoiceLine) => number): LineColumn => ({
    header,
    cell: (line) => formatMinor(minorOf(line), currency),
  });
  // What of a line's tax stands under a head: the rate and, beneath it, the amount.
  const heads = taxHeads({ supply, stateCode: placeOfSupply.stateCode }, t).map(({ head, label }) => ({
    header: label,
    cell: (line: SaleInvoiceLine) => (
      <>
        {line.taxability === 'TAXABLE' ? `${headRate(line.gstRate, supply)}%` : '–'}
        <br />
        <MoneyText paise={line[head]} />
      </>
    ),
  }));
  return [
    { header: t('Description'), align: 'start', cell: (line) => <Description line={line} /> },
    { header: t('SAC'), align: 'start', cell: ({ sac }) => sac },
    { header: t('Quantity'), cell: ({ quantity }) => quantity },
    {
      header: isForeign ? t('Rate in {{currency}}', { currency }) : t('Rate'),
      cell: ({ rate }) => rateText(rate, currency),
    },
    ...(hasDiscount ? [minor(t('Discount'), ({ discountMinor }) => discountMinor)] : []),
    ...(isForeign ? [minor(t('Amount in {{currency}}', { currency }), ({ taxableMinor }) => taxableMinor)] : []),
    { header: t('Taxable value'), cell: ({ taxablePaise }) => <MoneyText paise={taxablePaise} /> },
    ...heads,
  ];
}

/** The charges, with the rate and amount of each head. */
export function SheetLines({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const columns = useLineColumns(invoice);
  return (
    <SmallTable
      label={t('Charges')}
      sx={linesOnPhone}
      columns={columns.map((column) => ({ align: 'end', ...column }))}
      rows={invoice.lines.map((line, index) => ({ key: index, cells: columns.map(({ cell }) => cell(line)) }))}
    />
  );
}
