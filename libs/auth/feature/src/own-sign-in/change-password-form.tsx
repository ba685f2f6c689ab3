import { changePassword, type ChangePasswordInput } from '@freightdesk/auth-contract';
import { changePasswordInput } from '@freightdesk/auth-contract/schema';
import { messageOf, mutationOf, problemOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useAuthContext } from '@freightdesk/shared-session';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { useMutation } from '@tanstack/react-query';
import { usePasswordToggle } from '../password/use-password-toggle';
import { useWaitingTime } from '../login/use-waiting-time';
import { NewPasswordInput } from '../password/new-password-input';

export interface ChangePasswordFormProps {
  onClose: () => void;
}

/** Asks the server, and adds to a refusal how long to wait where that is its reason. */
function useChangePassword() {
  const { t } = useTranslation();
  const waitingTime = useWaitingTime();
  const changing = useMutation(mutationOf(changePassword));

  return (input: ChangePasswordInput) =>
    changing.mutateAsync(input).catch((refusal: unknown) => {
      const wait = waitingTime(refusal);
      throw wait === null ? refusal : { ...problemOf(refusal), message: `${t(messageOf(refusal))} ${wait}` };
    });
}

/** One's own password. Both are typed by hand or pasted, may be seen, and are kept nowhere. */
export function ChangePasswordForm({ onClose }: ChangePasswordFormProps) {
  const { t } = useTranslation();
  const { user } = useAuthContext();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: changePasswordInput,
    startOf: () => ({}),
    send: useChangePassword(),
  });
  const current = usePasswordToggle();

  return (
    <FormDialog
      {...saving}
      title={t('Change password')}
      submitLabel={t('Change password')}
      onSaved={() => notify(t('Your password is changed. Your other sign-ins have ended.'))}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        form={form}
        name="currentPassword"
        label={t('Current password')}
        type={current.type}
        autoComplete="current-password"
        endAdornment={current.toggle}
        autoFocus
      />
      <NewPasswordInput form={form} name="newPassword" label={t('New password')} />
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
    </FormDialog>
  );
}
