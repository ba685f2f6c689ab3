import type { ToldQuotation } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { groupedDecimal } from '@freightdesk/shared-money';
import { DateText, FactList, InstantText, SectionCard } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ToldCharges } from './told-charges';

function Head({ company, number, customerName }: ToldQuotation) {
  const { t } = useTranslation();
  return (
    <Box component="header" sx={{ marginBlockEnd: 2 }}>
      <Typography color="textSecondary">{company}</Typography>
      <Typography variant="h4" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {t('Quotation {{number}}', { number })}
      </Typography>
      <Typography>{t('For {{name}}', { name: customerName })}</Typography>
    </Box>
  );
}

function Carriage({ quotation }: { quotation: ToldQuotation }) {
  const { t } = useTranslation();
  const { date, validUntil, from, to, mode, direction, incoterm, commodity, transitDays, freeDays } = quotation;
  return (
    <SectionCard>
      <FactList
        facts={[
          { label: t('Date'), value: <DateText date={date} /> },
          { label: t('Valid until'), value: <DateText date={validUntil} /> },
          { label: t('Origin'), value: from },
          { label: t('Destination'), value: to },
          { label: t('Mode'), value: `${t(mode)} · ${t(direction)}` },
          { label: t('Incoterm'), value: incoterm },
          { label: t('Commodity'), value: commodity },
          { label: t('Containers'), value: quotation.containers },
          { label: t('Packages'), value: quotation.packages },
          { label: t('Gross kg'), value: quotation.grossKg && groupedDecimal(quotation.grossKg) },
          { label: t('Volume cbm'), value: quotation.cbm && groupedDecimal(quotation.cbm) },
          { label: t('Transit days'), value: transitDays },
          { label: t('Free days'), value: freeDays },
        ].filter(({ value }) => value !== null)}
      />
    </SectionCard>
  );
}

function Terms({ terms, notes }: Pick<ToldQuotation, 'terms' | 'notes'>) {
  const { t } = useTranslation();
  if (terms.length === 0 && !notes) return null;
  return (
    <SectionCard title={t('Terms')}>
      <Stack spacing={1}>
        {terms.map(({ title, text }) => (
          <Typography key={title} variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
            <strong>{title}</strong> {text}
          </Typography>
        ))}
        {notes && (
          <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
            {notes}
          </Typography>
        )}
      </Stack>
    </SectionCard>
  );
}

interface ToldQuotationCardProps {
  quotation: ToldQuotation;
  /** The answer to it. */
  children: ReactNode;
}

/** What is offered, by which way and on which terms, as its customer may know it. */
export function ToldQuotationCard({ quotation, children }: ToldQuotationCardProps) {
  const { t } = useTranslation();
  const { alternatives, acceptedAlternative, terms, notes, expiresAt } = quotation;
  return (
    <>
      <Head {...quotation} />
      <Stack spacing={2}>
        <Carriage quotation={quotation} />
        {alternatives.map((alternative, index) => (
          <ToldCharges
            key={alternative.name ?? index}
            alternative={alternative}
            isAccepted={alternatives.length > 1 && acceptedAlternative === index + 1}
          />
        ))}
        <Typography variant="body2" color="textSecondary">
          {t('Prices are before GST, which is charged as the law has it on the day of the invoice.')}
        </Typography>
        <Terms terms={terms} notes={notes} />
        {children}
        <Typography variant="caption" color="textSecondary">
          {t('Times are those of India. This link opens until')} <InstantText instant={expiresAt} />
        </Typography>
      </Stack>
    </>
  );
}
