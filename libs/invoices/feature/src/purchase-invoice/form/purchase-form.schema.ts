import type { AddPurchaseInvoiceInput } from '@freightdesk/invoices-contract';
import { addPurchaseInvoiceInput } from '@freightdesk/invoices-contract/schema';
import type { TdsNature } from '@freightdesk/parties-contract';
import type { FormSchema, SchemaForm } from '@freightdesk/shared-ui/forms';

/** A nature, what the vendor's record says, or that nothing is deducted. A field can't tell left out from nothing. */
export type TdsChoice = TdsNature | 'OWN' | 'NONE';

/** A bill as its form holds it. */
export type PurchaseValues = Omit<AddPurchaseInvoiceInput, 'tdsNature'> & { tdsNature: TdsChoice };

export type PurchaseFormOf = SchemaForm<PurchaseValues>;

/** What the choice says to the server: nothing, for the vendor's own; null for none. */
export function saidNature(choice: TdsChoice): TdsNature | null | undefined {
  if (choice === 'OWN') return undefined;
  return choice === 'NONE' ? null : choice;
}

const natureOf = (choice: TdsChoice): { tdsNature?: TdsNature | null } => {
  const said = saidNature(choice);
  return said === undefined ? {} : { tdsNature: said };
};

/** The bill as the server takes it. */
export const purchaseInputOf = ({ tdsNature, ...rest }: PurchaseValues): AddPurchaseInvoiceInput => ({
  ...rest,
  ...natureOf(tdsNature),
});

const holdsBill = (value: unknown): value is PurchaseValues =>
  typeof value === 'object' && value !== null && 'tdsNature' in value;

/** The contract's schema over what the form holds. */
export const purchaseFormSchema: FormSchema<PurchaseValues> = {
  describe: () => addPurchaseInvoiceInput.describe(),
  async validate(value, options) {
    if (!holdsBill(value)) throw new TypeError('The form holds a bill.');
    const input = await addPurchaseInvoiceInput.validate(purchaseInputOf(value), options);
    return { ...input, tdsNature: value.tdsNature };
  },
};
