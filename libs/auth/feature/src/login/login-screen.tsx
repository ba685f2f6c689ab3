import { useTranslation } from '@freightdesk/shared-i18n';
import { safeReturnTo, useAuthContext } from '@freightdesk/shared-session';
import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useOneTimeLink } from '../one-time-link/use-one-time-link';
import { AuthPage } from './auth-page';
import { LoginForm } from './login-form';

const ResetPasswordForm = lazy(async () => ({ default: (await import('./reset-password-form')).ResetPasswordForm }));

/** The login page; opened by a reset link it asks for the new password first. */
export function Component() {
  const { t } = useTranslation();
  const { status } = useAuthContext();
  const [address] = useSearchParams();
  const link = useOneTimeLink();

  if (status === 'loading') return null;
  if (link?.kind === 'reset') {
    return (
      <AuthPage title={t('Choose a new password')}>
        <Suspense>
          <ResetPasswordForm token={link.token} />
        </Suspense>
      </AuthPage>
    );
  }
  if (status === 'authenticated') return <Navigate to={safeReturnTo(address.get('returnTo'))} replace />;
  return (
    <AuthPage title={t('Sign in to your account')}>
      <LoginForm />
    </AuthPage>
  );
}
