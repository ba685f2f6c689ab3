import { MoneyText } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FormTotalProps {
  label: string;
  paise: number | undefined;
  /** The way to send the document for good. */
  children: ReactNode;
}

/** The total stays in sight, and with it the way to be done with the document. */
export function FormTotal({ label, paise, children }: FormTotalProps) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 0.5, sm: 2 }}
      sx={{ alignItems: { xs: 'start', sm: 'center' }, justifyContent: 'space-between' }}
    >
      <Typography variant="subtitle1" component="p">
        {label} <MoneyText paise={paise} />
      </Typography>
      {children}
    </Stack>
  );
}
