import { SnackbarProvider, useSnackbar, type VariantType } from 'notistack';
import { type ReactNode, useCallback } from 'react';

/** Short good news. What went wrong is told by an alert in the page, which stays. */
export function SnackbarHost({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={5}
      preventDuplicate
      autoHideDuration={3000}
      variant="success"
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {children}
    </SnackbarProvider>
  );
}

/** `notify(t('Bank added'))` */
export function useNotify(): (text: string, variant?: VariantType) => void {
  const { enqueueSnackbar } = useSnackbar();
  return useCallback(
    (text, variant) => {
      enqueueSnackbar(text, variant ? { variant } : undefined);
    },
    [enqueueSnackbar],
  );
}
