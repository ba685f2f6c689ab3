import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FormGridProps {
  columns?: 2 | 3 | 4;
  /** So many pixels each field needs to be read whole: where the card itself is narrow, fewer stand beside each other. */
  leastPx?: number;
  children: ReactNode;
}

/** Fields beside each other where there is room, one column on a phone. */
export function FormGrid({ columns = 2, leastPx, children }: FormGridProps) {
  const tracks = leastPx ? `auto-fit, minmax(min(100%, ${leastPx}px), 1fr)` : `${columns}, minmax(0, 1fr)`;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: `repeat(${tracks})` } }}>{children}</Box>
  );
}
