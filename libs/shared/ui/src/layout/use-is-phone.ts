import { useTheme } from '@mui/material/styles';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether the window is as narrow as a phone's. */
export function useIsPhone(): boolean {
  const query = useTheme().breakpoints.down('sm').replace('@media ', '');
  // Kept, for it is asked by what stands in each row.
  const width = useMemo(() => window.matchMedia(query), [query]);
  const follow = useCallback(
    (tell: () => void) => {
      width.addEventListener('change', tell);
      return () => width.removeEventListener('change', tell);
    },
    [width],
  );
  return useSyncExternalStore(follow, () => width.matches);
}
