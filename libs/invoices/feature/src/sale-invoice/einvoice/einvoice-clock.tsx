import { type EinvoiceClock, einvoiceClock, type EinvoiceStanding } from '@freightdesk/invoices-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusChip, type Tone } from '@freightdesk/shared-ui';
import { StateLine } from '../../document/state-line';

type Say = (text: string, values?: Record<string, unknown>) => string;

interface Words {
  label: string;
  /** The same where there is little room. */
  short: string;
  tone: Tone;
}

const alike = (label: string, tone: Tone): Words => ({ label, short: label, tone });

function wordsOf(clock: EinvoiceClock, t: Say): Words | null {
  if (clock.runs === 'CANCEL') {
    // What can be taken back no more is nothing to hurry for.
    if (clock.isPassed) return null;
    const hours = clock.hoursLeft;
    return {
      ...{
        label: t('IRN can be cancelled: {{hours}} h left', { hours }),
        short: t('IRN: {{hours}} h left', { hours }),
      },
      tone: 'info',
    };
  }
  const { daysLeft, isPassed } = clock;
  if (daysLeft === null) return alike(t('E-invoice due'), 'warning');
  if (isPassed) {
    const days = { days: -daysLeft };
    return {
      label: t('E-invoice late by days: {{days}}', days),
      short: t('E-invoice: {{days}} d late', days),
      tone: 'error',
    };
  }
  if (daysLeft === 0) return alike(t('E-invoice due today'), 'error');
  const days = { days: daysLeft };
  return {
    label: t('E-invoice due, days left: {{days}}', days),
    short: t('E-invoice: {{days}} d left', days),
    tone: 'warning',
  };
}

function useEinvoiceWords(standing: EinvoiceStanding): Words | null {
  const { t } = useTranslation();
  const clock = einvoiceClock(standing, { now: systemClock.now(), today: systemClock.today() });
  return clock && wordsOf(clock, t);
}

/** What runs at the e-invoice portal for a document: the days to register it, or the hours to cancel its IRN. */
export function EinvoiceClockChip({ standing }: { standing: EinvoiceStanding }) {
  const words = useEinvoiceWords(standing);
  return words && <StatusChip label={words.label} tone={words.tone} />;
}

/** The same beneath the status in a list, where a chip beside it would take the room of the customer's name. */
export function EinvoiceClockLine({ standing }: { standing: EinvoiceStanding }) {
  const words = useEinvoiceWords(standing);
  return words && <StateLine text={words.short} title={words.label} tone={words.tone} />;
}
