import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Words that read as one, such as a record's number: a line never breaks within them. */
export function Unbroken({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
