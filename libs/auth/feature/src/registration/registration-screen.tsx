import { authPaths } from '@freightdesk/auth-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { AuthPage } from '../login/auth-page';
import { useOneTimeLink } from '../one-time-link/use-one-time-link';
import { InvitationForm } from './invitation-form';
import { SetUpForm } from './set-up-form';

/** Set-up and invitations. Without the token of a link the page is closed. */
export function Component() {
  const { t } = useTranslation();
  const link = useOneTimeLink();

  if (link?.kind === 'setup') {
    return (
      <AuthPage title={t('Set up Freightdesk')} hint={t('The first account is the administrator of everything.')}>
        <SetUpForm token={link.token} />
      </AuthPage>
    );
  }
  if (link?.kind === 'invite') {
    return (
      <AuthPage title={t('Create your account')} hint={t('Use the e-mail address that was invited.')}>
        <InvitationForm token={link.token} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t('This page opens from an invitation link.')}
      hint={t('Ask your administrator for one. A link works once and not for long.')}
    >
      <Button component={Link} to={authPaths.login.href()} variant="contained" color="inherit" size="large">
        {t('Go to sign in')}
      </Button>
    </AuthPage>
  );
}
