import { useTheme } from '@mui/material/styles';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as narrow as a phone's. */
export function useIsPhone(): boolean {
  const query = useTheme().breakpoints.down('sm').replace('@media ', '');
  const follow = useCallback(
    (tell: () => void) => {
      const width = window.matchMedia(query);
      width.addEventListener('change', tell);
      return () => width.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
}
