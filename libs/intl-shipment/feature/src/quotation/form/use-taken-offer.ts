import { type AddQuotationInput, type QuotedChargeInput, withOffer } from '@freightdesk/intl-shipment-contract';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import type { ChargeHeads } from '@freightdesk/tax-ui';
import type { TakenOffer } from './propose-rates';

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
  return ({ sheet, charges }: TakenOffer, last: TakenOffer | null): void => {
    const alternative = `alternatives.${index}` as const;
    const { id, name } = sheet.vendor;
    // Their fields say who it is without asking the server.
    form.picked.set(id, { id, label: name });
    const lines = withOffer(form.getValues(`${alternative}.charges`) ?? [], charges, last?.charges);
    replace(
      lines.map((line) => {
        const description = line.description || heads.get(line.chargeHeadId)?.name || '';
        return { ...blank, ...line, description };
      }),
    );
    const [carrier, transitDays] = form.getValues([`${alternative}.carrier`, `${alternative}.transitDays`]);
    // What the last offer brought and nobody touched gives way here too.
    if (!carrier || carrier === last?.sheet.vendor.name) {
      form.setValue(`${alternative}.carrier`, name, { shouldDirty: true });
    }
    if ((transitDays ?? null) === (last?.sheet.transitDays ?? null)) {
      form.setValue(`${alternative}.transitDays`, sheet.transitDays, { shouldDirty: true });
    }
  };
}
