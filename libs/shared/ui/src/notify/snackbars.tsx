import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { type SnackbarKey, SnackbarProvider, useSnackbar, type VariantType } from 'notistack';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface News {
  text: string;
  variant?: VariantType;
}

function Teller({ news }: { news: readonly News[] }) {
  const { t } = useTranslation();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const told = useRef(0);
  const tell = useEffectEvent(({ text, variant = 'success' }: News) => {
    const close = (key: SnackbarKey) => (
      <Button color="inherit" size="small" onClick={() => closeSnackbar(key)}>
        {t('Close')}
      </Button>
    );
    enqueueSnackbar(text, { variant, ...(variant === 'error' && { persist: true, action: close }) });
  });
  useEffect(() => {
    news.slice(told.current).forEach((one) => tell(one));
    told.current = news.length;
  }, [news]);
  return null;
}

/** At most five at once, none twice, at the top where a line of text ends. Each leaves after three seconds; what went wrong stays. */
export function Snackbars({ news }: { news: readonly News[] }) {
  const { direction } = useTheme();
  return (
    <SnackbarProvider
      maxSnack={5}
      preventDuplicate
      autoHideDuration={3000}
      variant="success"
      anchorOrigin={{ vertical: 'top', horizontal: direction === 'rtl' ? 'left' : 'right' }}
    >
      <Teller news={news} />
    </SnackbarProvider>
  );
}
