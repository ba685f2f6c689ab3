import { type AddRateSheetInput, containerTypeOptions } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { currencyCodes } from '@freightdesk/shared-money';
import { optionsOf } from '@freightdesk/shared-ui';
import {
  DecimalInput,
  gridLines,
  LineGrid,
  type SchemaForm,
  SelectInput,
  useFieldArray,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import { chargeBases, chargeBasisLabel } from '@freightdesk/tax-contract';
import { type ChargeHeads, useChargeHeads } from '@freightdesk/tax-ui';
import Typography from '@mui/material/Typography';
import { headOptions } from '../fields/head-options';

export type RateSheetForm = SchemaForm<AddRateSheetInput>;

/** A rate that is begun. */
export const blankRate: AddRateSheetInput['lines'][number] = {
  ...{ chargeHeadId: '', basis: 'PER_CONTAINER', containerType: null, fromKg: null },
  ...{ currency: 'USD', rate: '', minimum: null },
};

const currencyOptions = currencyCodes.map((value) => ({ value, label: value }));

/** Of which containers, or from which weight on; nothing where neither is counted. */
function CountedCell({ form, index }: { form: RateSheetForm; index: number }) {
  const { t } = useTranslation();
  const basis = useWatch({ control: form.control, name: `lines.${index}.basis` });
  if (basis === 'PER_KG_CHARGEABLE') return <DecimalInput form={form} name={`lines.${index}.fromKg`} />;
  if (basis !== 'PER_CONTAINER') return <span />;
  return (
    <SelectInput
      form={form}
      name={`lines.${index}.containerType`}
      options={containerTypeOptions}
      emptyLabel={t('Every type')}
    />
  );
}

/** One rate: of what, by what it is counted, and what it costs. */
function RateCells({ form, index, heads }: { form: RateSheetForm; index: number; heads: ChargeHeads }) {
  const { t } = useTranslation();
  const line = `lines.${index}` as const;
  return (
    <>
      <SelectInput
        form={form}
        name={`${line}.chargeHeadId`}
        options={headOptions(heads.values(), form.getValues(`${line}.chargeHeadId`))}
        onChosen={(id) => {
          const head = heads.get(id);
          if (head) form.shown.get(`${line}.basis`)?.change(head.basis);
        }}
      />
      <SelectInput
        form={form}
        name={`${line}.basis`}
        options={optionsOf(chargeBases, chargeBasisLabel, t)}
        onChosen={(basis) => {
          // What is no longer counted by would contradict it unseen.
          if (basis !== 'PER_CONTAINER') form.setValue(`${line}.containerType`, null);
          if (basis !== 'PER_KG_CHARGEABLE') form.setValue(`${line}.fromKg`, null);
        }}
      />
      <CountedCell form={form} index={index} />
      <SelectInput form={form} name={`${line}.currency`} options={currencyOptions} />
      <DecimalInput form={form} name={`${line}.rate`} />
      <DecimalInput form={form} name={`${line}.minimum`} />
    </>
  );
}

/** The rates of a sheet, a line for each. */
export function RateLines({ form }: { form: RateSheetForm }) {
  const { t } = useTranslation();
  const heads = useChargeHeads();
  const array = useFieldArray({ control: form.control, name: 'lines' });
  const lineAt = (index: number) => ({ ...blankRate, ...form.getValues(`lines.${index}`) });
  return (
    <>
      <Typography variant="subtitle1" component="h3">
        {t('Rates')}
      </Typography>
      <LineGrid
        form={form}
        {...gridLines(array, { blank: blankRate, lineAt })}
        columns={[
          { field: 'chargeHeadId', label: t('Charge'), width: 'minmax(0, 1.6fr)' },
          { field: 'basis', label: t('Basis'), width: 'minmax(0, 1.2fr)' },
          { field: 'containerType', label: t('Container type or from kg'), width: 'minmax(0, 1.1fr)' },
          { field: 'currency', label: t('Currency'), width: '86px' },
          { field: 'rate', label: t('Buy rate'), width: '104px', isFigure: true },
          { field: 'minimum', label: t('Minimum'), width: '104px', isFigure: true },
        ]}
        nameOf={(index) => t('Rate {{number}}', { number: index + 1 })}
        addLabel={t('Add rate')}
      >
        {(index) => <RateCells form={form} index={index} heads={heads} />}
      </LineGrid>
    </>
  );
}
