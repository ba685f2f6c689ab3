import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The name of one table among several. */
export function ReportHeading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h6" component="h2" sx={{ padding: 2 }}>
      {children}
    </Typography>
  );
}
