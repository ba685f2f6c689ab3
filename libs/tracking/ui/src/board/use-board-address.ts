import { isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useSearchParams } from 'react-router-dom';

export interface BoardAddress {
  from: string;
  /** How the shipments are shown where not by day. */
  show: string | null;
  valueOf: (name: string) => string;
  /** An empty value leaves the address. */
  change: (changes: Readonly<Record<string, string>>) => void;
}

/** What the board shows, as its address says it: the same filters as the list of shipments has. */
export function useBoardAddress(): BoardAddress {
  const [params, setParams] = useSearchParams();
  const asked = params.get('from') ?? '';
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return {
    from: isBusinessDate(asked) ? asked : systemClock.today(),
    show: params.get('show'),
    valueOf: (name) => params.get(name) ?? '',
    change,
  };
}
