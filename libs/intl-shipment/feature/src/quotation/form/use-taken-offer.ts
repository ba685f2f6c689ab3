import {
  type AddQuotationInput,
  type QuotedChargeInput,
  type RateOffer,
  withOffer,
} from '@freightdesk/intl-shipment-contract';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import type { ChargeHeads } from '@freightdesk/tax-ui';

interface Taking {
  form: SchemaForm<AddQuotationInput>;
  /** Of the alternative. */
  index: number;
  heads: ChargeHeads;
  /** A line that is begun. */
  blank: QuotedChargeInput;
  replace: (lines: QuotedChargeInput[]) => void;
}

/** Writes an offer into the lines of an alternative, beside what was typed there. */
export function useTakenOffer({ form, index, heads, blank, replace }: Taking) {
  return ({ sheet }: RateOffer, offered: QuotedChargeInput[], last: QuotedChargeInput[]): void => {
    const alternative = `alternatives.${index}` as const;
    const { id, name } = sheet.vendor;
    // Their fields say who it is without asking the server.
    form.picked.set(id, { id, label: name });
    const lines = withOffer(form.getValues(`${alternative}.charges`) ?? [], offered, last);
    replace(
      lines.map((line) => {
        const description = line.description || heads.get(line.chargeHeadId)?.name || '';
        return { ...blank, ...line, description };
      }),
    );
    const [carrier, transitDays] = form.getValues([`${alternative}.carrier`, `${alternative}.transitDays`]);
    if (!carrier) form.setValue(`${alternative}.carrier`, name, { shouldDirty: true });
    if (transitDays === null || transitDays === undefined) {
      form.setValue(`${alternative}.transitDays`, sheet.transitDays, { shouldDirty: true });
    }
  };
}
