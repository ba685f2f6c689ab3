import { useTheme } from '@mui/material/styles';

type Edge = 'left' | 'right';

/** Where a line of text starts and ends: what is placed by numbers, such as a popover, is not mirrored by the style sheet. */
export function useEdges(): { start: Edge; end: Edge } {
  const { direction } = useTheme();
  return direction === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
}
