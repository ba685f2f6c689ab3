import { invitationForm } from '@freightdesk/auth-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ProblemAlert } from '@freightdesk/shared-ui';
import { useSchemaForm, useSubmit } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PersonFields, personNames } from './person-fields';
import { useRegistration } from './use-registration';

/** Takes up an invitation: the address must be the invited one. */
export function InvitationForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const form = useSchemaForm(invitationForm, {});
  const onSubmit = useRegistration(token);
  const { onFormSubmit, problem, isBusy } = useSubmit({ form, onSubmit });

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={onFormSubmit}>
      <ProblemAlert error={problem} />
      <PersonFields form={form} names={personNames} />
      <Button type="submit" variant="contained" color="inherit" size="large" loading={isBusy}>
        {t('Create the account')}
      </Button>
    </Stack>
  );
}
