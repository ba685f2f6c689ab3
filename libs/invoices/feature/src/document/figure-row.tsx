import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FigureRowProps {
  label: string;
  /** The row that the others come to. */
  strong?: boolean;
  children: ReactNode;
}

/** A name and its figure at the two ends of a line; stands in a `dl`. */
export function FigureRow({ label, strong = false, children }: FigureRowProps) {
  const variant = strong ? 'subtitle1' : 'body2';
  return (
    <Box component="div" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, paddingBlock: 0.25 }}>
      <Typography component="dt" variant={variant} color={strong ? undefined : 'textSecondary'}>
        {label}
      </Typography>
      <Typography component="dd" variant={variant} sx={{ margin: 0, textAlign: 'end' }}>
        {children}
      </Typography>
    </Box>
  );
}
