import { type PaymentMode, paymentModeLabel } from './payment.kinds';

/** How money moved, as a narration says it: `NEFT UTR 000123456789`, and of a reference that says so itself `Cheque 410293373`. */
export function movedBy(mode: PaymentMode, reference: string | null | undefined): string {
  const label = paymentModeLabel[mode];
  if (!reference) return label;
  return reference.toLowerCase().startsWith(`${label.toLowerCase()} `) ? reference : `${label} ${reference}`;
}
