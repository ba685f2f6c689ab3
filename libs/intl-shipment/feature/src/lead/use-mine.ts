import { useAuthContext } from '@freightdesk/shared-session';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the list shows the person's own leads alone: so it begins for marketing, and the address can say otherwise. */
export function useMine() {
  const { user, role } = useAuthContext();
  const [query, setQuery] = useSearchParams();
  const isFirst = role === 'MARKETING';
  const isMine = (query.get('mine') ?? String(isFirst)) === 'true';
  const ownerId = isMine ? user?.id : undefined;
  return {
    isMine,
    fixed: useMemo(() => (ownerId === undefined ? undefined : { ownerId }), [ownerId]),
    toggle: () =>
      setQuery((now) => {
        const next = new URLSearchParams(now);
        next.delete('page');
        if (isMine === isFirst) next.set('mine', String(!isMine));
        else next.delete('mine');
        return next;
      }),
  };
}
