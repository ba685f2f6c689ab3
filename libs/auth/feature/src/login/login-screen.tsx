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
  /** Told with each key, of the address that the person comes for. */
  onTyping?: ((address: string) => void) | undefined;
}

/** The login page; opened by a reset link it asks for the new password first. */
export function LoginScreen({ otherWays, onTyping }: LoginScreenProps) {
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
  const goal = safeReturnTo(address.get('returnTo'));
  if (status === 'authenticated') return <Navigate to={goal} replace />;
  return (
    <AuthPage title={t('Sign in to your account')}>
      <LoginForm onTyping={() => onTyping?.(goal)} />
      {otherWays}
    </AuthPage>
  );
}
