import {
  type AddQuotationInput,
  airDivisor,
  type Lead,
  type Quotation,
  quotedGoods,
} from '@freightdesk/intl-shipment-contract';
import { useAgreedDivisor } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, useFieldArray, useWatch } from '@freightdesk/shared-ui/forms';
import { chargeTotals, type DatedRates } from '@freightdesk/tax-contract';
import { useChargeHeads, useDatedRates } from '@freightdesk/tax-ui';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { ApprovalNote } from '../approval-note';
import { AlternativeFields, type TypedAlternative } from './alternative-fields';
import { blankAlternative, partiesIn } from './quotation-defaults';

interface AlternativesFieldsProps {
  form: SchemaForm<AddQuotationInput>;
  lead: Lead | null;
  quotation: Quotation | null;
}

const most = 6;

/** What each alternative leaves, as far as it is typed. */
const marginsOf = (alternatives: readonly TypedAlternative[], rates: DatedRates) =>
  alternatives
    .map(({ name = null, charges = [] }) => {
      const { sell, marginPercent } = chargeTotals(charges, rates);
      return { name: name || null, marginPercent, isPriced: sell.length > 0 };
    })
    .filter(({ isPriced }) => isPriced);

/** The charges, and the ways among which the customer may choose; why it needs approval stands where prices are typed. */
export function AlternativesFields({ form, lead, quotation }: AlternativesFieldsProps) {
  const { t } = useTranslation();
  const array = useFieldArray({ control: form.control, name: 'alternatives' });
  const [typed = [], date] = useWatch({ control: form.control, name: ['alternatives', 'date'] });
  const names = ['mode', 'grossKg', 'cbm', 'containers', 'partyId'] as const;
  const [mode, grossKg, cbm, containers, customerId] = useWatch({ control: form.control, name: [...names] });
  const rates = useDatedRates(date);
  const heads = useChargeHeads();
  const known = [...(quotation ? partiesIn(quotation) : [])];
  const divisor = useAgreedDivisor(mode === 'AIR' ? customerId : null) ?? airDivisor;
  const goods = quotedGoods({ mode, grossKg, cbm, containers }, divisor);
  const isOne = array.fields.length < 2;
  const begin = useEffectEvent(() => {
    // What a lead knows is filled in, so one begins with what it costs.
    if (lead) form.setFocus('alternatives.0.charges.0.description');
  });
  useEffect(() => begin(), []);
  /** Another carrier is priced from what the last one costs. */
  const addAlternative = () => {
    const last = form.getValues(`alternatives.${array.fields.length - 1}`) ?? blankAlternative();
    array.append({ ...last, name: '', carrier: '', charges: last.charges.map((charge) => ({ ...charge })) });
  };
  return (
    <Stack spacing={2} component="section" aria-label={t('Charges')}>
      <Typography variant="subtitle1" component="h3">
        {t('Charges')}
      </Typography>
      {array.fields.map(({ id }, index) => (
        <AlternativeFields
          key={id}
          form={form}
          index={index}
          typed={typed[index]}
          shared={{ rates, heads, goods, known }}
          onRemove={isOne ? undefined : () => array.remove(index)}
        />
      ))}
      <ApprovalNote alternatives={marginsOf(typed, rates)} />
      {array.fields.length < most && (
        <Button startIcon={<AddIcon />} onClick={addAlternative} sx={{ alignSelf: 'start' }}>
          {t('Add alternative')}
        </Button>
      )}
    </Stack>
  );
}
