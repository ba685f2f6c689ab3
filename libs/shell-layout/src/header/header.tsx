import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { headerHeight } from '../layout-sizes';
import { useScrolledPast } from './use-scrolled-past';

const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  insetInlineStart: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: headerHeight.phone,
  paddingInline: 16,
  backgroundColor: 'var(--mui-palette-background-default)',
  transition: 'height 150ms, box-shadow 150ms',
  [theme.breakpoints.up('md')]: {
    height: headerHeight.desktop,
    paddingInline: 40,
    '&[data-compact="true"]': { height: headerHeight.compact },
  },
  [theme.breakpoints.up('lg')]: { insetInlineStart: 'var(--navigation-width, 0px)' },
  '&[data-compact="true"]': {
    backgroundColor: 'rgb(var(--mui-palette-background-defaultChannel) / 0.86)',
    backdropFilter: 'blur(6px)',
    boxShadow: '0 1px 0 0 var(--mui-palette-divider)',
  },
}));

/** The top bar; it grows compact once the page is scrolled past its own height. */
export function Header({ children }: { children: ReactNode }) {
  const isCompact = useScrolledPast(headerHeight.desktop);
  return <Bar data-compact={isCompact}>{children}</Bar>;
}
