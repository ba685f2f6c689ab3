import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The heading above a table that is part of a page. */
export const TableTitle = ({ children }: { children: ReactNode }) => (
  <Typography variant="h6" component="h2" sx={{ padding: 2 }}>
    {children}
  </Typography>
);
