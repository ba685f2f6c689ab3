import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** It is all that the page has, and so its heading. */
  isPage?: boolean;
  /** The first thing to do here. */
  action?: ReactNode;
}

/** The face of a place where nothing is. */
export function EmptyState({ title, text, isPage = false, action }: EmptyStateProps) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', paddingBlock: 6, paddingInline: 2 }}>
      <Typography variant="h6" component={isPage ? 'h1' : 'p'}>
        {title}
      </Typography>
      {text ? <Typography color="textSecondary">{text}</Typography> : null}
      {action}
    </Stack>
  );
}
