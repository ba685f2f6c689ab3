import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** A sheet of paper: black on white on every screen, and so in print. */
export function SheetFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Paper
      component="article"
      aria-label={label}
      data-sheet
      data-mode="light"
      variant="outlined"
      sx={{
        color: 'text.primary',
        backgroundColor: 'background.paper',
        backgroundImage: 'none',
        colorScheme: 'light',
        padding: { xs: 2, sm: 5 },
        maxInlineSize: 960,
        inlineSize: '100%',
        alignSelf: 'center',
        // The head of a table follows the screen's mode; the sheet is white in both.
        '&& .MuiTableCell-head': { backgroundColor: 'grey.200' },
      }}
    >
      <Stack spacing={3}>{children}</Stack>
    </Paper>
  );
}
