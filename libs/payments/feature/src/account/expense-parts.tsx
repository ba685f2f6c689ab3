import { type AccountInput, expenseFigures } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FactList, MoneyText } from '@freightdesk/shared-ui';
import {
  DateInput,
  FormGrid,
  type SchemaForm,
  SelectInput,
  SwitchInput,
  TextInput,
} from '@freightdesk/shared-ui/forms';
import { RateInput } from '@freightdesk/tax-ui';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { amountSoFar } from '../allocation/amounts';

interface PartProps {
  form: SchemaForm<AccountInput>;
}

const withGst: AccountInput['gst'] = { gstRate: '18', supply: 'INTRA', itcEligible: true };

/** The GST that is within the amount, and what of it is value and tax. */
export function GstWithin({ form }: PartProps) {
  const { t } = useTranslation();
  const { gst, amountMinor, bankChargesPaise, date } = form.watch();
  const figures = gst?.gstRate ? expenseFigures(amountSoFar(amountMinor) - amountSoFar(bankChargesPaise), gst) : null;
  const supplies = [
    { value: 'INTRA', label: t('Within the State') },
    { value: 'INTER', label: t('From another State') },
  ];
  return (
    <>
      <FormControlLabel
        label={t('The amount has GST in it')}
        control={
          <Switch
            checked={gst !== undefined}
            onChange={(_event, isOn) => form.setValue('gst', isOn ? withGst : undefined, { shouldDirty: true })}
          />
        }
      />
      {gst !== undefined && (
        <FormGrid columns={3}>
          <RateInput form={form} fields={{ gstRate: 'gst.gstRate' }} day={date} />
          <SelectInput form={form} name="gst.supply" options={supplies} />
          <SwitchInput form={form} name="gst.itcEligible" />
        </FormGrid>
      )}
      {figures && (
        <FactList
          facts={[
            { label: t('Taxable value'), value: <MoneyText paise={figures.taxablePaise} /> },
            ...(gst?.supply === 'INTER'
              ? [{ label: t('IGST'), value: <MoneyText paise={figures.igstPaise} /> }]
              : [
                  { label: t('CGST'), value: <MoneyText paise={figures.cgstPaise} /> },
                  { label: t('SGST'), value: <MoneyText paise={figures.sgstPaise} /> },
                ]),
          ]}
        />
      )}
    </>
  );
}

/** The paper by which a due was paid to the government. */
export function ChallanFields({ form }: PartProps) {
  const { t } = useTranslation();
  const { challan, date } = form.watch();
  return (
    <>
      <FormControlLabel
        label={t('Paid by challan')}
        control={
          <Switch
            checked={challan !== undefined}
            onChange={(_event, isOn) =>
              form.setValue('challan', isOn ? { number: '', bsrCode: '', date } : undefined, { shouldDirty: true })
            }
          />
        }
      />
      {challan !== undefined && (
        <FormGrid columns={3}>
          <TextInput form={form} name="challan.number" />
          <TextInput form={form} name="challan.bsrCode" hint={t('7 digits of the branch that took it')} />
          <DateInput form={form} name="challan.date" />
        </FormGrid>
      )}
    </>
  );
}
