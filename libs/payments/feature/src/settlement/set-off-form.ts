import { type OutstandingInvoice, settable, type SetOffInput, type TwoSides } from '@freightdesk/payments-contract';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { allocationsOf, type Amounts } from '../allocation/amounts';

/** A set-off as the form holds it: what is taken of each document stands by the document. */
export type SetOffForm = Omit<SetOffInput, keyof TwoSides<unknown>> & { amounts: Amounts };

export type Outstanding = TwoSides<readonly OutstandingInvoice[]>;

/** Of both sides what can be set off in one currency. */
export const settableOf = ({ sales, bills }: Outstanding, currency: CurrencyCode): TwoSides<OutstandingInvoice[]> => ({
  sales: settable(sales, currency),
  bills: settable(bills, currency),
});

/** What the form says, as the server takes it: amounts that another currency hides stay as typed and are left out. */
export function setOffInputOf({ amounts, ...form }: SetOffForm, outstanding: Outstanding): SetOffInput {
  const { sales, bills } = settableOf(outstanding, form.currency);
  return { ...form, sales: allocationsOf(amounts, sales), bills: allocationsOf(amounts, bills) };
}

/** `bills.1.amountMinor` -> `amounts.<id>`: where on the form a problem of a document belongs. */
export function fieldOfSetOff(field: string, input: SetOffInput): string {
  const [, side, index] = /^(sales|bills)[.[](\d+)/.exec(field) ?? [];
  const part = side === 'sales' || side === 'bills' ? input[side][Number(index)] : undefined;
  return part ? `amounts.${part.invoiceId}` : field;
}
