import { expenseFigures, type ExpenseGst } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FactList, MoneyText } from '@freightdesk/shared-ui';
import { FormGrid, type SchemaForm, SelectInput, SwitchInput } from '@freightdesk/shared-ui/forms';
import { taxOf } from '@freightdesk/tax-contract';
import { RateInput } from '@freightdesk/tax-ui';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { FieldPath, FieldValues } from 'react-hook-form';

const usual: ExpenseGst = { gstRate: '18', supply: 'INTRA', itcEligible: true };

interface GstWithinProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  fields: {
    gstRate: FieldPath<Values>;
    supply: FieldPath<Values>;
    itcEligible: FieldPath<Values>;
    /** Where the tax may be ours to pay. */
    reverseCharge?: FieldPath<Values>;
  };
  /** What the form holds of it: nothing where nobody said that there is any. */
  gst: ExpenseGst | undefined;
  label: string;
  onSwitch: (gst: ExpenseGst | undefined) => void;
  /** What has it within, so far. */
  paise: number;
  day: string;
}

/** The GST that is within an amount, or that we owe beside it, and what is value and tax. */
export function GstWithin<Values extends FieldValues>(props: GstWithinProps<Values>) {
  const { t } = useTranslation();
  const { form, fields, gst, label, onSwitch, paise, day } = props;
  const supplies = [
    { value: 'INTRA', label: t('Within the State') },
    { value: 'INTER', label: t('From another State') },
  ];
  return (
    <>
      <FormControlLabel
        label={label}
        control={<Switch checked={gst !== undefined} onChange={(_event, isOn) => onSwitch(isOn ? usual : undefined)} />}
      />
      {gst !== undefined && (
        <FormGrid columns={3}>
          <RateInput form={form} fields={{ gstRate: fields.gstRate }} day={day} />
          <SelectInput form={form} name={fields.supply} options={supplies} />
          <SwitchInput form={form} name={fields.itcEligible} />
        </FormGrid>
      )}
      {gst !== undefined && fields.reverseCharge && (
        <SwitchInput
          form={form}
          name={fields.reverseCharge}
          hint={t(
            'The vendor charges none of it. Of one without GSTIN enter a bill: it makes the invoice to ourselves.',
          )}
        />
      )}
      {gst?.gstRate && <Figures paise={paise} gst={gst} />}
    </>
  );
}

function Figures({ paise, gst }: { paise: number; gst: ExpenseGst }) {
  const { t } = useTranslation();
  const { taxablePaise, ...tax } = expenseFigures(paise, gst);
  const { cgstPaise, sgstPaise, igstPaise } = tax;
  const heads =
    gst.supply === 'INTER'
      ? [{ label: t('IGST'), value: <MoneyText paise={igstPaise} /> }]
      : [
          { label: t('CGST'), value: <MoneyText paise={cgstPaise} /> },
          { label: t('SGST'), value: <MoneyText paise={sgstPaise} /> },
        ];
  const owed = gst.reverseCharge
    ? [{ label: t('Tax that we pay ourselves'), value: <MoneyText paise={taxOf(tax)} /> }]
    : [];
  return (
    <FactList facts={[{ label: t('Taxable value'), value: <MoneyText paise={taxablePaise} /> }, ...heads, ...owed]} />
  );
}
