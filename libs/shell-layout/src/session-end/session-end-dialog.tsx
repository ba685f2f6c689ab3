import { lazy, Suspense } from 'react';
import type { SessionEndAlertProps } from './session-end-alert';

const SessionEndAlert = lazy(async () => ({ default: (await import('./session-end-alert')).SessionEndAlert }));

/** Fetched when a session stops, which most never do. */
export function SessionEndDialog(props: SessionEndAlertProps) {
  return (
    <Suspense>
      <SessionEndAlert {...props} />
    </Suspense>
  );
}
