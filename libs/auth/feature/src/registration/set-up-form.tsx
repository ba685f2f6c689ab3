import { setUpForm } from '@freightdesk/auth-contract/schema';
import { indianStateCodes, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ProblemAlert } from '@freightdesk/shared-ui';
import { FormGrid, SelectInput, TextInput, useSchemaForm, useSubmit } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PersonFields, personNames } from './person-fields';
import { useRegistration } from './use-registration';

/** The first day: the first administrator and the company whose books these are. */
export function SetUpForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const form = useSchemaForm(setUpForm, { company: { name: '', gstin: '' } });
  const onSubmit = useRegistration(token);
  const { onFormSubmit, problem, isBusy } = useSubmit({ form, onSubmit });
  const states = indianStateCodes.map((code) => ({ value: code, label: t(stateName(code) ?? code) }));

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={onFormSubmit}>
      <ProblemAlert error={problem} />
      <Typography variant="subtitle1" component="h2">
        {t('The administrator')}
      </Typography>
      <PersonFields form={form} names={personNames} />
      <Typography variant="subtitle1" component="h2">
        {t('The company')}
      </Typography>
      <TextInput form={form} name="company.name" label={t('Company name')} autoComplete="organization" />
      <FormGrid>
        <SelectInput form={form} name="company.stateCode" label={t('State')} options={states} />
        <TextInput form={form} name="company.gstin" label={t('GSTIN (optional)')} uppercase />
      </FormGrid>
      <Button type="submit" variant="contained" color="inherit" size="large" loading={isBusy}>
        {t('Set up Freightdesk')}
      </Button>
    </Stack>
  );
}
