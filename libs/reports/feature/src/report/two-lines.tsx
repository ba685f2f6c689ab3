import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A cell's text and, beneath it, what is known beside it. */
export function TwoLines({ children, beneath }: { children: ReactNode; beneath?: ReactNode }) {
  return (
    <Stack component="span">
      <span>{children}</span>
      {beneath && (
        <Typography component="span" variant="caption" color="textSecondary">
          {beneath}
        </Typography>
      )}
    </Stack>
  );
}
