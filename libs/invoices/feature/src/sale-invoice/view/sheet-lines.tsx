import { headRate, type SaleInvoice, type SaleInvoiceLine } from '@freightdesk/invoices-contract';
import { isUtgst } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { currencies, type CurrencyCode, formatMinor, lineMinor } from '@freightdesk/shared-money';
import { MoneyText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

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

/** What of a line's tax stands under a head: the rate and, beneath it, the amount. */
function HeadCell({ line, head, supply }: { line: SaleInvoiceLine; head: Head; supply: SaleInvoice['supply'] }) {
  return (
    <TableCell align="right">
      {line.taxability === 'TAXABLE' ? `${headRate(line.gstRate, supply)}%` : '–'}
      <br />
      <MoneyText paise={head.paiseOf(line)} />
    </TableCell>
  );
}

function Description({ line }: { line: SaleInvoiceLine }) {
  const { t } = useTranslation();
  return (
    <TableCell>
      {line.description}
      {line.jobNumber && (
        <Typography variant="caption" component="p" color="textSecondary">
          {t('Job {{number}}', { number: line.jobNumber })}
        </Typography>
      )}
    </TableCell>
  );
}

/** A rate is written as amounts are; one with more decimals than its currency has stays as it was typed. */
function rateText(rate: string, currency: CurrencyCode): string {
  const decimals = rate.split('.')[1]?.length ?? 0;
  if (decimals > currencies[currency].minorDigits) return rate;
  return formatMinor(lineMinor({ quantity: '1', rate, currency }), currency);
}

/** The charges, with the rate and amount of each head. */
export function SheetLines({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const heads = useHeads(invoice);
  const { lines, currency, supply } = invoice;
  const hasDiscount = lines.some(({ discountMinor }) => discountMinor > 0);
  const isForeign = currency !== 'INR';
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t('Charges')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('Description')}</TableCell>
            <TableCell>{t('SAC')}</TableCell>
            <TableCell align="right">{t('Quantity')}</TableCell>
            <TableCell align="right">{isForeign ? t('Rate in {{currency}}', { currency }) : t('Rate')}</TableCell>
            {hasDiscount && <TableCell align="right">{t('Discount')}</TableCell>}
            {isForeign && <TableCell align="right">{t('Amount in {{currency}}', { currency })}</TableCell>}
            <TableCell align="right">{t('Taxable value')}</TableCell>
            {heads.map(({ label }) => (
              <TableCell key={label} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, index) => (
            <TableRow key={index}>
              <Description line={line} />
              <TableCell>{line.sac}</TableCell>
              <TableCell align="right">{line.quantity}</TableCell>
              <TableCell align="right">{rateText(line.rate, currency)}</TableCell>
              {hasDiscount && <TableCell align="right">{formatMinor(line.discountMinor, currency)}</TableCell>}
              {isForeign && <TableCell align="right">{formatMinor(line.taxableMinor, currency)}</TableCell>}
              <TableCell align="right">
                <MoneyText paise={line.taxablePaise} />
              </TableCell>
              {heads.map((head) => (
                <HeadCell key={head.label} line={line} head={head} supply={supply} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
