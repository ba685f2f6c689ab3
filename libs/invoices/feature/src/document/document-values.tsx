import {
  isOverdue,
  type PurchaseInvoiceStatus,
  purchaseInvoiceStatusLabel,
  type SaleInvoiceStatus,
  saleInvoiceStatusLabel,
} from '@freightdesk/invoices-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { DateText, MoneyText, StatusChip, type Tone, Unbroken } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
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

/** Beneath the date in a list, where names need the room; beside it elsewhere. */
function DueMark({ isInList, label, tone }: { isInList: boolean; label: string; tone: Tone }) {
  return isInList ? <StateLine text={label} tone={tone} /> : <StatusChip label={label} tone={tone} />;
}

interface DueDateProps {
  document: Due;
  isInList?: boolean;
}

/** The last day to pay, whether it has gone by with something still owed, and what the customer says of that. */
export function DueDate({ document, isInList = false }: DueDateProps) {
  const { t } = useTranslation();
  const isOpen = document.outstandingPaise > 0;
  return (
    <>
      <DateText date={document.dueDate} />{' '}
      {isOverdue(document, systemClock.today()) && <DueMark isInList={isInList} label={t('Overdue')} tone="error" />}
      {isOpen && document.dispute && <DueMark isInList={isInList} label={t('Disputed')} tone="warning" />}
      {isOpen && document.promisedOn && (
        <Typography variant="caption" color="textSecondary" component="div">
          {t('Promised to pay on')} <DateText date={document.promisedOn} />
        </Typography>
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

export function DocumentStatusChip({ status }: { status: DocumentStatus }) {
  const { t } = useTranslation();
  return <StatusChip label={t(labels[status])} tone={tones[status]} />;
}
