import { type EinvoiceClock, einvoiceClock, type EinvoiceStanding } from '@freightdesk/invoices-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip, type Tone } from '@freightdesk/shared-ui';

type Say = (text: string, values?: Record<string, unknown>) => string;

function wordsOf(clock: EinvoiceClock, t: Say): { label: string; tone: Tone } | null {
  if (clock.runs === 'CANCEL') {
    // What can be taken back no more is nothing to hurry for.
    if (clock.isPassed) return null;
    return { label: t('IRN can be cancelled: {{hours}} h left', { hours: clock.hoursLeft }), tone: 'info' };
  }
  const { daysLeft, isPassed } = clock;
  if (daysLeft === null) return { label: t('E-invoice due'), tone: 'warning' };
  if (isPassed) return { label: t('E-invoice late by days: {{days}}', { days: -daysLeft }), tone: 'error' };
  if (daysLeft === 0) return { label: t('E-invoice due today'), tone: 'error' };
  return { label: t('E-invoice due, days left: {{days}}', { days: daysLeft }), tone: 'warning' };
}

/** What runs at the e-invoice portal for a document: the days to register it, or the hours to cancel its IRN. */
export function EinvoiceClockChip({ standing }: { standing: EinvoiceStanding }) {
  const { t } = useTranslation();
  const clock = einvoiceClock(standing, { now: systemClock.now(), today: systemClock.today() });
  const words = clock && wordsOf(clock, t);
  return words && <StatusChip label={words.label} tone={words.tone} />;
}
