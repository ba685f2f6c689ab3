import type { SaleInvoice, SaleInvoiceLine } from '@freightdesk/invoices-contract';
import { isUtgst } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatMinor } from '@freightdesk/shared-money';
import { MoneyText } from '@freightdesk/shared-ui';
import { headRate } from '@freightdesk/tax-contract';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { rateText } from '../../document/rate-text';
import { linesOnPhone } from './lines-on-phone';

interface LineColumn {
  header: string;
  isText?: boolean;
  cell: (line: SaleInvoiceLine) => ReactNode;
}

interface Head {
  label: string;
  paiseOf: (line: SaleInvoiceLine) => number;
}

/** The heads that the document is taxed under; a supply without tax has none. */
function useHeads({ supply, placeOfSupply }: SaleInvoice): readonly Head[] {
  const { t } = useTranslation();
  if (supply !== 'INTRA') return [{ label: t('IGST'), paiseOf: ({ igstPaise }) => igstPaise }];
  return [
    { label: t('CGST'), paiseOf: ({ cgstPaise }) => cgstPaise },
    { label: isUtgst(placeOfSupply.stateCode) ? t('UTGST') : t('SGST'), paiseOf: ({ sgstPaise }) => sgstPaise },
  ];
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
  const { lines, currency, supply } = invoice;
  const isForeign = currency !== 'INR';
  const hasDiscount = lines.some(({ discountMinor }) => discountMinor > 0);
  const minor = (header: string, minorOf: (line: SaleInvoiceLine) => number): LineColumn => ({
    header,
    cell: (line) => formatMinor(minorOf(line), currency),
  });
  // What of a line's tax stands under a head: the rate and, beneath it, the amount.
  const heads = useHeads(invoice).map(({ label, paiseOf }) => ({
    header: label,
    cell: (line: SaleInvoiceLine) => (
      <>
        {line.taxability === 'TAXABLE' ? `${headRate(line.gstRate, supply)}%` : '–'}
        <br />
        <MoneyText paise={paiseOf(line)} />
      </>
    ),
  }));
  return [
    { header: t('Description'), isText: true, cell: (line) => <Description line={line} /> },
    { header: t('SAC'), isText: true, cell: ({ sac }) => sac },
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
  const align = ({ isText }: LineColumn) => (isText ? 'left' : 'right');
  return (
    <Table size="small" aria-label={t('Charges')} sx={linesOnPhone}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.header} align={align(column)}>
              {column.header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {invoice.lines.map((line, index) => (
          <TableRow key={index}>
            {columns.map((column) => (
              <TableCell key={column.header} align={align(column)} data-label={column.header}>
                {column.cell(line)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
