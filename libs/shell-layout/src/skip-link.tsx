import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 16px',
  borderRadius: 8,
  fontWeight: 600,
  color: 'var(--mui-palette-primary-contrastText)',
  backgroundColor: 'var(--mui-palette-primary-main)',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

/** The first stop of the Tab key: past the menu, to the page. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return <Anchor href={`#${target}`}>{children}</Anchor>;
}
