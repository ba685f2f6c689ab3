import { useTranslation } from '@freightdesk/shared-i18n';
import { readToken, safeReturnTo, useAuthContext } from '@freightdesk/shared-session';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useOneTimeLink } from '../one-time-link/use-one-time-link';
import { AuthPage } from './auth-page';
import { LoginForm } from './login-form';

const ResetPasswordForm = lazy(async () => ({ default: (await import('./reset-password-form')).ResetPasswordForm }));

interface LoginScreenProps {
  /** Other ways to come in, under the form. */
  otherWays?: ReactNode;
}

/** The login page; opened by a reset link it asks for the new password first. */
export function LoginScreen({ otherWays }: LoginScreenProps) {
  const { t } = useTranslation();
  const { status } = useAuthContext();
  const [address] = useSearchParams();
  const link = useOneTimeLink();

  // A tab without a token asks its siblings for one; a visitor does not wait for that to see the form.
  if (status === 'loading' && readToken() !== null) return null;
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
      {otherWays}
    </AuthPage>
  );
}
