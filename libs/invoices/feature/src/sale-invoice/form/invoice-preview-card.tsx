import { reasonOf, taxOf } from '@freightdesk/invoices-contract';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { amountInWords } from '@freightdesk/shared-money';
import { MoneyText, SectionCard } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FigureRow } from '../../document/figure-row';
import { HeadFigures } from '../../document/head-figures';
import type { InvoicePreview } from './preview-invoice';

interface InvoicePreviewCardProps {
  preview: InvoicePreview | null;
  /** Whether the supplier has a GSTIN. */
  isRegistered: boolean;
}

/** What the document will come to, by the same rules that the server computes it with. */
export function InvoicePreviewCard({ preview, isRegistered }: InvoicePreviewCardProps) {
  const { t } = useTranslation();
  const say = useSay();
  if (!preview) {
    return (
      <SectionCard title={t('Preview')}>
        <Typography variant="body2" color="textSecondary">
          {t('Choose the customer to see tax and total.')}
        </Typography>
      </SectionCard>
    );
  }
  const { figures, place, currency } = preview;
  return (
    <SectionCard title={t('Preview')}>
      <Box component="dl" sx={{ margin: 0 }}>
        <FigureRow label={t('Taxable value')}>
          <MoneyText paise={figures.taxablePaise} />
        </FigureRow>
        <HeadFigures heads={figures} isIntra={place.supply === 'INTRA'} stateCode={place.stateCode} />
        {figures.roundOffPaise !== 0 && (
          <FigureRow label={t('Round-off')}>
            <MoneyText paise={figures.roundOffPaise} />
          </FigureRow>
        )}
        <FigureRow label={t('Total')} strong>
          <MoneyText paise={figures.totalPaise} />
        </FigureRow>
        {currency !== 'INR' && (
          <FigureRow label={t('Total in {{currency}}', { currency })}>
            <MoneyText amountMinor={figures.currencyTotalMinor} currency={currency} />
          </FigureRow>
        )}
        {figures.reverseChargeTax && (
          <FigureRow label={t('Tax payable by the recipient')}>
            <MoneyText paise={taxOf(figures.reverseChargeTax)} />
          </FigureRow>
        )}
      </Box>
      <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
        {amountInWords(figures.currencyTotalMinor, currency)}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ marginBlockStart: 1 }}>
        {say(reasonOf(place.why))}
      </Typography>
      {!isRegistered && taxOf(figures) > 0 && (
        <Alert severity="warning" sx={{ marginBlockStart: 2 }}>
          {t('The company has no GSTIN yet, and only a registered supplier may collect tax (CGST Act s.32(1)).')}
        </Alert>
      )}
    </SectionCard>
  );
}
