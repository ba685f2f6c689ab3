import { type MouseEvent, useState } from 'react';

/** What opens at a button: where it stands while it is open, and what the button needs. */
export function usePopover(kind: 'dialog' | 'menu') {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return {
    anchor,
    close: () => setAnchor(null),
    button: {
      'aria-haspopup': kind,
      'aria-expanded': anchor !== null,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    },
  } as const;
}
