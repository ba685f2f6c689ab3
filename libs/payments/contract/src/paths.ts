interface NewReceipt {
  /** The customer who paid; the form opens on his outstanding invoices. */
  partyId?: string;
  /** The invoice that was paid: it gets the whole amount first. */
  invoiceId?: string;
}

const list = '/dashboard/payments';

export const paymentPaths = {
  list: { pattern: 'payments', href: () => list },
  /** The list with one payment's panel open. */
  payment: { pattern: 'payments', href: (id: string) => `${list}?id=${id}` },
  /** The list with the form of a new receipt open. */
  newPayment: {
    pattern: 'payments',
    href: ({ partyId, invoiceId }: NewReceipt = {}) => {
      const query = new URLSearchParams({
        new: 'receipt',
        ...(partyId && { partyId }),
        ...(invoiceId && { invoiceId }),
      });
      return `${list}?${query.toString()}`;
    },
  },
} as const;
