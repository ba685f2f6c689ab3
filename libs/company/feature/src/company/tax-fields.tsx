import { einvoiceTurnoverLabel, einvoiceTurnovers, type UpdateCompanyInput } from '@freightdesk/company-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import {
  DateInput,
  FormGrid,
  type SchemaForm,
  SelectInput,
  SwitchInput,
  TextInput,
} from '@freightdesk/shared-ui/forms';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** The letter of undertaking for exports, and the two ways of counting that a company chooses for itself. */
export function TaxFields({ form }: { form: SchemaForm<UpdateCompanyInput> }) {
  const { t } = useTranslation();
  return (
    <Stack spacing={3}>
      <Stack spacing={2}>
        <Typography variant="subtitle2" component="h3">
          {t('Letter of undertaking (LUT)')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('With a valid one, exports go without tax. It is given for one fiscal year; leave it empty without one.')}
        </Typography>
        <FormGrid columns={3}>
          <TextInput form={form} name="lut.number" uppercase required={false} />
          <DateInput form={form} name="lut.validFrom" required={false} />
          <DateInput form={form} name="lut.validUntil" required={false} />
        </FormGrid>
      </Stack>
      <FormGrid>
        <SelectInput
          form={form}
          name="einvoiceTurnover"
          options={optionsOf(einvoiceTurnovers, einvoiceTurnoverLabel, t)}
          hint={t('It decides whether sale documents are registered at the e-invoice portal.')}
        />
        <DateInput
          form={form}
          name="einvoiceFrom"
          required={false}
          hint={t('1 April after the first year above it; empty for all documents.')}
        />
      </FormGrid>
      <Stack spacing={1}>
        <SwitchInput
          form={form}
          name="taxOnAdvances"
          hint={t("GST is due on a customer's advance when it is received, unless the law exempts you.")}
        />
        <SwitchInput form={form} name="tdsToTheRupee" hint={t('Otherwise tax deducted at source is to the paisa.')} />
      </Stack>
    </Stack>
  );
}
