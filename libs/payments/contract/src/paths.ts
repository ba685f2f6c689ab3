import type { TradeDirection } from './payment/payment.kinds';

interface NewPayment {
  direction?: TradeDirection;
  /** The customer who paid, or the vendor who is paid; the form opens on what is outstanding. */
  partyId?: string;
  /** The invoice that is paid: it gets the whole amount first. */
  invoiceId?: string;
}

const list = '/dashboard/payments';
const runs = `${list}/runs`;

export const paymentPaths = {
  list: { pattern: 'payments', href: () => list },
  /** The list of what nobody claimed yet. */
  toAssign: { pattern: 'payments', href: () => `${list}?isToAssign=true` },
  /** The list with one payment's panel open. */
  payment: { pattern: 'payments', href: (id: string) => `${list}?id=${id}` },
  /** The payment on a page of its own. */
  view: { pattern: 'payments/view', href: (id: string) => `${list}/view?id=${id}` },
  /** The list with one payment's panel open, and the form that allocates what is left of it to an invoice. */
  allocate: {
    pattern: 'payments',
    href: (id: string, { invoiceId = '' }: { invoiceId?: string }) => `${list}?id=${id}&invoiceId=${invoiceId}`,
  },
  runs: { pattern: 'payments/runs', href: () => runs },
  newRun: { pattern: 'payments/runs/new', href: () => `${runs}/new` },
  run: { pattern: 'payments/runs/view', href: (id: string) => `${runs}/view?id=${id}` },
  editRun: { pattern: 'payments/runs/edit', href: (id: string) => `${runs}/edit?id=${id}` },
  newExpense: { pattern: 'payments', href: () => `${list}?new=expense` },
  /** The list with the form of a new receipt or payment open. */
  newPayment: {
    pattern: 'payments',
    href: ({ direction = 'RECEIPT', partyId, invoiceId }: NewPayment = {}) => {
      const query = new URLSearchParams({
        new: direction.toLowerCase(),
        ...(partyId && { partyId }),
        ...(invoiceId && { invoiceId }),
      });
      return `${list}?${query.toString()}`;
    },
  },
} as const;

const settlements = '/dashboard/settlements';

export const settlementPaths = {
  list: { pattern: 'settlements', href: () => settlements },
  view: { pattern: 'settlements/view', href: (id: string) => `${settlements}/view?id=${id}` },
  setOff: {
    pattern: 'settlements/set-off',
    href: (partyId?: string) => `${settlements}/set-off${partyId === undefined ? '' : `?partyId=${partyId}`}`,
  },
  /** The list with the form open that asks to write off what is left of a document. */
  writeOff: {
    pattern: 'settlements',
    href: (invoiceId: string, { direction, partyId }: { direction: TradeDirection; partyId: string }) =>
      `${settlements}?${new URLSearchParams({ new: 'write-off', direction, partyId, invoiceId }).toString()}`,
  },
} as const;
