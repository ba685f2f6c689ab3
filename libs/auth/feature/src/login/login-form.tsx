import { login } from '@freightdesk/auth-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useAuthContext } from '@freightdesk/shared-session';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LoginProblem } from './login-problem';
import { PasswordField } from './password-field';
import { SignInField } from './sign-in-field';

const Form = styled('form')({ display: 'grid', gap: 24 });

interface Missing {
  email: boolean;
  password: boolean;
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** E-mail and password in a form of the browser's own: the page before all others carries no form library. */
export function LoginForm({ onTyping }: { onTyping: () => void }) {
  const { t } = useTranslation();
  const { signIn } = useAuthContext();
  const [missing, setMissing] = useState<Missing>({ email: false, password: false });
  const signingIn = useMutation(mutationOf(login));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = textOf(form, 'email').trim();
    const password = textOf(form, 'password');
    const now = { email: email === '', password: password === '' };
    setMissing(now);
    const firstMissing = now.email ? 'email' : now.password ? 'password' : null;
    if (firstMissing) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${firstMissing}"]`)?.focus();
      return;
    }
    signingIn.mutate({ email, password }, { onSuccess: ({ accessToken, user }) => signIn(accessToken, user) });
  };

  return (
    <Form onSubmit={submit} onInput={onTyping} noValidate>
      {signingIn.isError && <LoginProblem error={signingIn.error} />}
      <SignInField
        name="email"
        type="email"
        label={t('E-mail address')}
        autoComplete="username"
        autoFocus
        error={missing.email ? t('{{field}} is needed.', { field: t('E-mail address') }) : undefined}
      />
      <PasswordField
        label={t('Password')}
        error={missing.password ? t('{{field}} is needed.', { field: t('Password') }) : undefined}
      />
      <Button type="submit" variant="contained" color="inherit" size="large" loading={signingIn.isPending}>
        {t('Sign in')}
      </Button>
    </Form>
  );
}
