import {
  isOverdue,
  type PurchaseInvoiceStatus,
  purchaseInvoiceStatusLabel,
  type SaleInvoiceStatus,
  saleInvoiceStatusLabel,
} from '@freightdesk/invoices-contract';
import { formatBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { DateText, MoneyText, StatusChip, type Tone, Unbroken } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { StateLine } from './state-line';

/** A document's own number; a draft has none yet. */
export function DocumentNumber({ number }: { number: string | null }) {
  const { t } = useTranslation();
  return <Unbroken>{number ?? t('Draft')}</Unbroken>;
}

interface DocumentAmountProps {
  currency: CurrencyCode;
  paise: number;
  /** The same in the document's own currency. */
  minor: number;
  /** Said before it, so that figures end beneath each other. */
  said?: ReactNode;
}

/** Rupees bare; a document in another currency shows its own amount with the rupees beneath, both where its place has figures. */
export function DocumentAmount({ currency, paise, minor, said }: DocumentAmountProps) {
  if (currency === 'INR') {
    return (
      <>
        {said} <MoneyText paise={paise} />
      </>
    );
  }
  return (
    <>
      {said} <MoneyText amountMinor={minor} currency={currency} />
      <Typography variant="caption" color="textSecondary" component="div">
        ₹ <MoneyText paise={paise} />
      </Typography>
    </>
  );
}

interface Due {
  dueDate: string;
  outstandingPaise: number;
  /** Of a sale invoice: what its customer said of what he owes. */
  promisedOn?: string | null;
  dispute?: string | null;
}

interface DueMark {
  label: string;
  tone: Tone;
  /** The day that it is of. */
  date?: string;
}

/** One line beneath the date in a list, where names need the room and rows are low. */
function DueLine({ marks }: { marks: readonly DueMark[] }) {
  const [first] = marks;
  if (!first) return null;
  const title = marks.map(({ label, date }) => (date ? `${label} ${formatBusinessDate(date)}` : label)).join(' · ');
  const text = marks.map(({ label, date }, index) => (
    <Fragment key={label}>
      {index > 0 && ' · '}
      {label}
      {date && (
        <>
          {' '}
          <DateText date={date} />
        </>
      )}
    </Fragment>
  ));
  return <StateLine text={text} title={title} tone={first.tone} />;
}

interface DueDateProps {
  document: Due;
  isInList?: boolean;
}

/** The last day to pay, whether it has gone by with something still owed, and what the customer says of that. */
export function DueDate({ document, isInList = false }: DueDateProps) {
  const { t } = useTranslation();
  const { dueDate, outstandingPaise, dispute, promisedOn } = document;
  const promise = outstandingPaise > 0 ? promisedOn : null;
  const marks: DueMark[] = [
    ...(isOverdue(document, systemClock.today()) ? [{ label: t('Overdue'), tone: 'error' as const }] : []),
    ...(outstandingPaise > 0 && dispute ? [{ label: t('Disputed'), tone: 'warning' as const }] : []),
  ];
  const promised = promise ? { label: t('Promised to pay on'), tone: 'default' as const, date: promise } : null;
  return (
    <>
      <DateText date={dueDate} />{' '}
      {isInList ? (
        <DueLine marks={promised ? [...marks, promised] : marks} />
      ) : (
        <>
          {marks.map((mark) => (
            <StatusChip key={mark.label} {...mark} />
          ))}
          {promised && (
            <Typography variant="caption" color="textSecondary" component="div">
              {promised.label} <DateText date={promised.date} />
            </Typography>
          )}
        </>
      )}
    </>
  );
}

export type DocumentStatus = SaleInvoiceStatus | PurchaseInvoiceStatus;

const labels: Readonly<Record<DocumentStatus, string>> = { ...saleInvoiceStatusLabel, ...purchaseInvoiceStatusLabel };
const tones: Readonly<Record<DocumentStatus, Tone>> = {
  DRAFT: 'default',
  ISSUED: 'info',
  POSTED: 'info',
  PARTLY_PAID: 'warning',
  PAID: 'success',
  CANCELLED: 'error',
};

export function DocumentStatusChip({ status, isLow = false }: { status: DocumentStatus; isLow?: boolean }) {
  const { t } = useTranslation();
  return <StatusChip label={t(labels[status])} tone={tones[status]} isLow={isLow} />;
}
