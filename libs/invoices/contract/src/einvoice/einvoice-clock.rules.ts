import { type BusinessDate, daysBetween } from '@freightdesk/shared-calendar';
import type { SaleInvoiceKind } from '../sale-invoice/sale-invoice.kinds';

/** What a document knows of the portal: that it waits for its registration, until when, and when the IRN that stands was given. */
export interface EinvoiceStanding {
  einvoiceDue: boolean;
  registerBy: BusinessDate | null;
  irnAt: string | null;
}

/**
 * What runs at the portal: the days in which it takes a document, none where they have no end, or the hours in which it cancels an IRN. Days
 * below zero are those since.
 */
export type EinvoiceClock =
  | { runs: 'REGISTER'; daysLeft: number | null; isPassed: boolean }
  | { runs: 'CANCEL'; hoursLeft: number; isPassed: boolean };

const hourMs = 60 * 60 * 1000;

/** An IRN can be cancelled at the portal for 24 hours after it was given. */
export const cancellableUntil = (acknowledgedAt: Date): Date => new Date(acknowledgedAt.getTime() + 24 * hourMs);

export function einvoiceClock(
  { einvoiceDue, registerBy, irnAt }: EinvoiceStanding,
  { now, today }: { now: Date; today: BusinessDate },
): EinvoiceClock | null {
  if (einvoiceDue) {
    const daysLeft = registerBy === null ? null : daysBetween(today, registerBy);
    return { runs: 'REGISTER', daysLeft, isPassed: daysLeft !== null && daysLeft < 0 };
  }
  if (irnAt === null) return null;
  const left = cancellableUntil(new Date(irnAt)).getTime() - now.getTime();
  return { runs: 'CANCEL', hoursLeft: Math.max(0, Math.ceil(left / hourMs)), isPassed: left < 0 };
}

/** Why a document whose IRN stands can't be cancelled here, and what the way is; null where none stands. */
export function whyIrnHolds(
  { irnAt, kind }: { irnAt: string | null; kind: SaleInvoiceKind },
  now: Date,
): string | null {
  if (irnAt === null) return null;
  if (now <= cancellableUntil(new Date(irnAt))) {
    return 'It is registered at the e-invoice portal. Cancel its IRN there within 24 hours and bring the answer, or correct it by a note.';
  }
  return kind === 'CREDIT_NOTE'
    ? 'The 24 hours in which the portal cancels its IRN are over. Make a debit note instead.'
    : 'The 24 hours in which the portal cancels its IRN are over. Make a credit note instead.';
}
