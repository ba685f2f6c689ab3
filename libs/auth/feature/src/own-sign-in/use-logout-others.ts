import { logoutOthers } from '@freightdesk/auth-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { type Translate, useConfirmed } from '@freightdesk/shared-ui';

const ending = (_subject: void, t: Translate) => ({
  title: t('Sign out everywhere else'),
  text: t('Wherever else you are signed in, you will have to sign in again. This sign-in goes on, in all its tabs.'),
  confirmLabel: t('Sign out everywhere else'),
  input: undefined,
  done: () => t('You are signed out everywhere else'),
});

/** Ends one's sign-ins everywhere else, once the person has confirmed it. Tabs that share this sign-in's token live on. */
export const useLogoutOthers = () => useConfirmed(mutationOf(logoutOthers), ending);
