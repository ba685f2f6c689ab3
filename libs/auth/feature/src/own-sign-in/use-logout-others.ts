import { logoutOthers } from '@freightdesk/auth-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm, useNotify } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';

/** Ends one's sign-ins everywhere else, once the person has confirmed it. Tabs that share this sign-in's token live on. */
export function useLogoutOthers() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const ending = useMutation(mutationOf(logoutOthers));

  return async () => {
    const isDone = await confirm({
      title: t('Sign out everywhere else'),
      text: t(
        'Wherever else you are signed in, you will have to sign in again. This sign-in goes on, in all its tabs.',
      ),
      confirmLabel: t('Sign out everywhere else'),
      run: () => ending.mutateAsync(),
    });
    if (isDone) notify(t('You are signed out everywhere else'));
  };
}
