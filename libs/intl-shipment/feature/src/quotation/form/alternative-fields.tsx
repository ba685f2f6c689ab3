import {
  type AddQuotationInput,
  containerTypeOptions,
  type QuotedChargeInput,
} from '@freightdesk/intl-shipment-contract';
import { PartyPicker } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import {
  FormGrid,
  gridLines,
  type SchemaForm,
  TextInput,
  useFieldArray,
  WholeNumberInput,
} from '@freightdesk/shared-ui/forms';
import type { ChargedGoods, DatedRates } from '@freightdesk/tax-contract';
import {
  blankCharge,
  chargeFields,
  type ChargeHeads,
  ChargeLines,
  ChargeSums,
  type TypedCharge,
} from '@freightdesk/tax-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ProposeRates } from './propose-rates';
import { useTakenOffer } from './use-taken-offer';

/** An alternative as it is typed. */
export interface TypedAlternative {
  name?: string | null | undefined;
  charges?: readonly TypedCharge[] | undefined;
}

interface AlternativeFieldsProps {
  form: SchemaForm<AddQuotationInput>;
  index: number;
  typed: TypedAlternative | undefined;
  /** What the lines of all alternatives share. */
  shared: {
    rates: DatedRates;
    heads: ChargeHeads;
    goods: ChargedGoods;
    /** Parties that a draft names already. */
    known: readonly { id: string; name: string }[];
  };
  /** Left out where there is but one. */
  onRemove: (() => void) | undefined;
}

/** One way to carry the goods: by whom, in how many days, and what it is made of. */
export function AlternativeFields({ form, index, typed, shared, onRemove }: AlternativeFieldsProps) {
  const { t } = useTranslation();
  const list = `alternatives.${index}.charges` as const;
  const array = useFieldArray({ control: form.control, name: list });
  const { rates, heads, goods, known } = shared;
  const charges = typed?.charges ?? [];
  const currency = form.getValues('currency') ?? 'INR';
  const blank: QuotedChargeInput = { ...blankCharge, sellCurrency: currency };
  const take = useTakenOffer({ form, index, heads, blank, replace: array.replace });
  const lineAt = (line: number) => ({ ...blank, ...form.getValues(`${list}.${line}`) });
  return (
    <Stack spacing={2}>
      <FormGrid columns={3}>
        {onRemove && <TextInput form={form} name={`alternatives.${index}.name`} />}
        <TextInput form={form} name={`alternatives.${index}.carrier`} />
        <WholeNumberInput form={form} name={`alternatives.${index}.transitDays`} />
      </FormGrid>
      <ProposeRates form={form} goods={goods} rates={rates} onTake={take} />
      <ChargeLines
        form={form}
        {...gridLines(array, { blank, lineAt })}
        heads={heads}
        fieldsOf={chargeFields(list)}
        typed={charges}
        rates={rates}
        goods={goods}
        containerTypes={containerTypeOptions}
        pick={({ name, role }) => (
          <PartyPicker
            form={form}
            name={name}
            role={role}
            chosen={known.find(({ id }) => id === form.getValues(name)) ?? null}
          />
        )}
      />
      <ChargeSums charges={charges} rates={rates} />
      {onRemove && (
        <Button color="error" onClick={onRemove} sx={{ alignSelf: 'start' }}>
          {t('Remove this alternative')}
        </Button>
      )}
    </Stack>
  );
}
