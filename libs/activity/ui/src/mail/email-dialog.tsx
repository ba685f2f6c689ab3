import { lazy, Suspense } from 'react';
import type { EmailProps } from './email';

/** The form is fetched when the first letter is written. */
const EmailForm = lazy(() => import('./email-form').then((chunk) => ({ default: chunk.EmailForm })));

/** Sends the paper of a record by e-mail, or makes the letter ready for the person's own program. */
export function EmailDialog(props: EmailProps) {
  return (
    <Suspense fallback={null}>
      <EmailForm {...props} />
    </Suspense>
  );
}
