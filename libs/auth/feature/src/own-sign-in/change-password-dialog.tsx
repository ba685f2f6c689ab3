import { lazy, Suspense } from 'react';
import type { ChangePasswordFormProps } from './change-password-form';

const ChangePasswordForm = lazy(async () => ({ default: (await import('./change-password-form')).ChangePasswordForm }));

/** Mount it to open it. Its form is fetched by those few who change their password. */
export function ChangePasswordDialog(props: ChangePasswordFormProps) {
  return (
    <Suspense>
      <ChangePasswordForm {...props} />
    </Suspense>
  );
}
