import { SignInField } from './sign-in-field';
import { usePasswordToggle } from '../password/use-password-toggle';

interface PasswordFieldProps {
  label: string;
  error?: string | undefined;
}

/** The password one signs in with; it may be looked at, and pasted. */
export function PasswordField({ label, error }: PasswordFieldProps) {
  const { type, toggle } = usePasswordToggle();
  return (
    <SignInField
      name="password"
      type={type}
      label={label}
      autoComplete="current-password"
      error={error}
      endAdornment={toggle}
    />
  );
}
