import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields beside each other where there is room, one column on a phone. */
export function FormGrid({ columns = 2, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: `repeat(${columns}, minmax(0, 1fr))` } }}>
      {children}
    </Box>
  );
}
