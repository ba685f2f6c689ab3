import { authPaths, resetPassword } from '@freightdesk/auth-contract';
import { resetPasswordForm } from '@freightdesk/auth-contract/schema';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ProblemAlert } from '@freightdesk/shared-ui';
import { useSchemaForm, useSubmit } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { NewPasswordInput } from '../password/new-password-input';

interface ResetPasswordFormProps {
  token: string;
}

/** Sets a new password by a reset link. It signs nobody in: the new password is tried at once at the login. */
export function ResetPasswordForm({ token }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const form = useSchemaForm(resetPasswordForm, {});
  const { mutateAsync, isSuccess } = useMutation(mutationOf(resetPassword));
  const { onFormSubmit, problem, isBusy } = useSubmit({
    form,
    onSubmit: ({ password }) => mutateAsync({ token, password }),
  });

  if (isSuccess) {
    return (
      <Stack spacing={3}>
        <Alert severity="success">{t('The new password is set. Sign in with it.')}</Alert>
        <Button href={authPaths.login.href()} variant="contained" color="inherit" size="large">
          {t('Go to sign in')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack component="form" noValidate spacing={3} onSubmit={onFormSubmit}>
      <ProblemAlert error={problem} />
      <NewPasswordInput form={form} name="password" />
      <Button type="submit" variant="contained" color="inherit" size="large" loading={isBusy}>
        {t('Set the password')}
      </Button>
    </Stack>
  );
}
