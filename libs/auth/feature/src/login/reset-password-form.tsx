import { authPaths, resetPassword } from '@freightdesk/auth-contract';
import { resetPasswordForm } from '@freightdesk/auth-contract/schema';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ProblemAlert } from '@freightdesk/shared-ui';
import { applyProblem, useSchemaForm } from '@freightdesk/shared-ui/forms';
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
  const resetting = useMutation(mutationOf(resetPassword));
  const submit = form.handleSubmit(({ password }) =>
    resetting.mutateAsync({ token, password }).catch((problem: unknown) => void applyProblem(form, problem)),
  );

  if (resetting.isSuccess) {
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
    <Stack component="form" noValidate spacing={3} onSubmit={(event) => void submit(event)}>
      <ProblemAlert error={resetting.error} />
      <NewPasswordInput form={form} name="password" />
      <Button type="submit" variant="contained" color="inherit" size="large" loading={resetting.isPending}>
        {t('Set the password')}
      </Button>
    </Stack>
  );
}
