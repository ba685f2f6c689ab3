import type { Tone } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StateLineProps {
  text: ReactNode;
  /** All of it, where the line says it in short. */
  title?: string;
  tone: Tone;
}

/** What else is to be known of a document's state, beneath its chip in a list. */
export function StateLine({ text, title, tone }: StateLineProps) {
  return (
    <Typography
      variant="caption"
      component="div"
      noWrap
      title={title}
      // With the chip above it the row stays within 41 px.
      sx={{ lineHeight: 1.3, color: tone === 'default' ? 'text.secondary' : `${tone}.dark` }}
    >
      {text}
    </Typography>
  );
}
