import type { ReactNode } from 'react';

const look = { whiteSpace: 'nowrap' } as const;

/** Words that read as one, such as a record's number: a line never breaks within them. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span style={look}>{children}</span>;
}
