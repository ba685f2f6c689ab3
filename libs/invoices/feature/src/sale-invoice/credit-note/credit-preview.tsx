import { lastDayToCredit, noteFigures, type SaleInvoice, timeLimitPassed } from '@freightdesk/invoices-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatMinor } from '@freightdesk/shared-money';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { DocumentFigures } from '../../document/figures';
import { type CreditForm, partsSoFar } from './credit-form';

interface CreditPreviewProps {
  invoice: SaleInvoice;
  amounts: CreditForm['amounts'];
  date: string;
}

/** What the note comes to, by the rule of the server, and what of it exceeds what is outstanding. */
export function CreditPreview({ invoice, amounts, date }: CreditPreviewProps) {
  const { t } = useTranslation();
  const parts = partsSoFar(invoice, amounts);
  if (!parts) return null;
  const figures = noteFigures(invoice, parts);
  const { currency, supply, placeOfSupply, outstandingMinor } = invoice;
  const excess = figures.currencyTotalMinor - Math.max(outstandingMinor, 0);
  return (
    <>
      <DocumentFigures
        figures={figures}
        place={{ supply, stateCode: placeOfSupply.stateCode }}
        currency={currency}
        inCurrency={{ label: t('Total in {{currency}}', { currency }), minor: figures.currencyTotalMinor }}
        reverseChargeLabel={t('Tax payable by the recipient')}
      />
      {excess > 0 && (
        <Typography variant="body2">
          {t('{{currency}} {{amount}} of it is more than is outstanding: it stays with us as the customer’s.', {
            currency,
            amount: formatMinor(excess, currency),
          })}
        </Typography>
      )}
      {timeLimitPassed(invoice, date) && (
        <Alert severity="warning">
          {t('Its tax could be taken back by notes up to {{date}} (CGST Act s.34(2)).', {
            date: formatBusinessDate(lastDayToCredit(invoice.date)),
          })}
        </Alert>
      )}
    </>
  );
}
