import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import type { News } from './snackbars';

const Snackbars = lazy(async () => ({ default: (await import('./snackbars')).Snackbars }));

type Notify = (text: string, variant?: News['variant']) => void;

const NotifyContext = createContext<Notify | null>(null);

/** Short good news. What went wrong is told by an alert in the page, which stays. What shows it is fetched with the first news. */
export function SnackbarHost({ children }: { children: ReactNode }) {
  const [news, setNews] = useState<readonly News[]>([]);
  const notify = useCallback<Notify>((text, variant) => setNews((before) => [...before, { text, variant }]), []);

  return (
    <NotifyContext value={notify}>
      {children}
      {news.length > 0 ? (
        <Suspense>
          <Snackbars news={news} />
        </Suspense>
      ) : null}
    </NotifyContext>
  );
}

/** `notify(t('Bank added'))` */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify must be used inside SnackbarHost');
  return notify;
}
