import type { AccountInput } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateInput, FormGrid, type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { amountSoFar } from '../allocation/amounts';
import { GstWithin } from '../gst-within';

interface PartProps {
  form: SchemaForm<AccountInput>;
}

/** The GST that is within the amount, or beside it under reverse charge. */
export function ExpenseGstWithin({ form }: PartProps) {
  const { t } = useTranslation();
  const { gst, amountMinor, bankChargesPaise, date } = form.watch();
  return (
    <GstWithin
      form={form}
      fields={{
        gstRate: 'gst.gstRate',
        supply: 'gst.supply',
        itcEligible: 'gst.itcEligible',
        reverseCharge: 'gst.reverseCharge',
      }}
      label={t('It bears GST')}
      gst={gst}
      onSwitch={(chosen) => form.setValue('gst', chosen, { shouldDirty: true })}
      paise={amountSoFar(amountMinor) - amountSoFar(bankChargesPaise)}
      day={date}
    />
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
