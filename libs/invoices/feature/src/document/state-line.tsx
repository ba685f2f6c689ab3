import { classHook, type Tone } from '@freightdesk/shared-ui';
import type { ReactNode } from 'react';

interface StateLineProps {
  text: ReactNode;
  /** All of it, where the line says it in short. */
  title?: string;
  tone: Tone;
}

/** A caption; with the chip above it the row stays within 41 px. */
const useLook = classHook({
  fontSize: '0.75rem',
  lineHeight: 1.3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const colourOf = (tone: Tone) => `var(--mui-palette-${tone === 'default' ? 'text-secondary' : `${tone}-dark`})`;

/** What else is to be known of a document's state, beneath its chip in a list. */
export function StateLine({ text, title, tone }: StateLineProps) {
  return (
    <div className={useLook()} style={{ color: colourOf(tone) }} title={title}>
      {text}
    </div>
  );
}
