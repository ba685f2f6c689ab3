import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The bar of a side panel's buttons, the one that is meant most at the end. */
export function PanelActions({ children }: { children: ReactNode }) {
  return (
    <>
      <Divider />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, padding: 2, justifyContent: 'flex-end' }}>
        {children}
      </Stack>
    </>
  );
}
