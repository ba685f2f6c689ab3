import { invitationForm } from '@freightdesk/auth-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ProblemAlert } from '@freightdesk/shared-ui';
import { applyProblem, useSchemaForm } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PersonFields, personNames } from './person-fields';
import { useRegistration } from './use-registration';

/** Takes up an invitation: the address must be the invited one. */
export function InvitationForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const form = useSchemaForm(invitationForm, {});
  const registration = useRegistration(token);
  const submit = form.handleSubmit((input) =>
    registration.submit(input).catch((problem: unknown) => void applyProblem(form, problem)),
  );

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <ProblemAlert error={registration.error} />
      <PersonFields form={form} names={personNames} />
      <Button type="submit" variant="contained" color="inherit" size="large" loading={registration.isPending}>
        {t('Create the account')}
      </Button>
    </Stack>
  );
}
