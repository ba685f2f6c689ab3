import type { ReactNode } from 'react';
import { classHook } from './class-hook';

const useLook = classHook({ whiteSpace: 'nowrap' });

/** Words that read as one, such as a record's number: a line never breaks within them. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={useLook()}>{children}</span>;
}
