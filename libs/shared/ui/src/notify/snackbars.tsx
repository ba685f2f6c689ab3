import { useTheme } from '@mui/material/styles';
import { SnackbarProvider, useSnackbar, type VariantType } from 'notistack';
import { useEffect, useRef } from 'react';

export interface News {
  text: string;
  variant?: VariantType;
}

function Teller({ news }: { news: readonly News[] }) {
  const { enqueueSnackbar } = useSnackbar();
  const told = useRef(0);
  useEffect(() => {
    news.slice(told.current).forEach(({ text, variant }) => enqueueSnackbar(text, variant ? { variant } : undefined));
    told.current = news.length;
  }, [news, enqueueSnackbar]);
  return null;
}

/** At most five at once, none twice, three seconds each, at the top where a line of text ends. */
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
