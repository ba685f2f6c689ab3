import { expenseFigures, type ExpenseGst } from '@freightdesk/payments-contract';
import { type ReturnChequeInput, type WithinGst, withinGst } from '@freightdesk/reconciliation-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatPaise } from '@freightdesk/shared-money';
import { AmountInput, FormGrid, type SchemaForm, SwitchInput, useToldHere } from '@freightdesk/shared-ui/forms';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface ReturnChargesProps {
  form: SchemaForm<ReturnChequeInput>;
}

/** What the bank took for a cheque that came back, and what of it is credit. */
export function ReturnCharges({ form }: ReturnChargesProps) {
  const { t } = useTranslation();
  useToldHere(form, 'chargesGst');
  const { bankChargesPaise = 0, chargesGst } = form.watch();
  return (
    <>
      <FormGrid>
        <AmountInput form={form} name="bankChargesPaise" hint={t('For the return, on the same day')} autoFocus />
        {(bankChargesPaise > 0 || chargesGst) && (
          <GstChoice
            gst={chargesGst}
            problem={form.getFieldState('chargesGst', form.formState).error?.message}
            choose={(gst) => form.setValue('chargesGst', gst, { shouldDirty: true, shouldValidate: true })}
          />
        )}
        {chargesGst && <SwitchInput form={form} name="chargesGst.itcEligible" />}
      </FormGrid>
      {bankChargesPaise > 0 && <Told paise={bankChargesPaise} gst={chargesGst} />}
    </>
  );
}

/** Banks charge one rate: what is asked is whose tax it is. */
const chargesRate = '18';

interface GstChoiceProps {
  gst: ExpenseGst | undefined;
  problem: string | undefined;
  choose: (gst: ExpenseGst | undefined) => void;
}

function GstChoice({ gst, problem, choose }: GstChoiceProps) {
  const { t } = useTranslation();
  const words: Readonly<Record<WithinGst, string>> = {
    NONE: t('None'),
    INTRA: t('18% within the State'),
    INTER: t('18% from another State'),
  };
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('GST within the amount')}
      value={gst?.supply ?? 'NONE'}
      error={problem !== undefined}
      helperText={problem && t(problem)}
      onChange={({ target }) => {
        const supply = withinGst.find((one) => one === target.value) ?? 'NONE';
        choose(supply === 'NONE' ? undefined : { gstRate: chargesRate, supply, itcEligible: gst?.itcEligible ?? true });
      }}
    >
      {withinGst.map((value) => (
        <MenuItem key={value} value={value}>
          {words[value]}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Told({ paise, gst }: { paise: number; gst: ExpenseGst | undefined }) {
  const { t } = useTranslation();
  const creditPaise = gst?.itcEligible ? paise - expenseFigures(paise, gst).taxablePaise : 0;
  const values = { amount: formatPaise(paise), credit: formatPaise(creditPaise) };
  return (
    <Typography variant="body2">
      {creditPaise > 0
        ? t('The bank took ₹ {{amount}}, of it ₹ {{credit}} GST credit.', values)
        : t('The bank took ₹ {{amount}}, all of it a cost.', values)}
    </Typography>
  );
}
