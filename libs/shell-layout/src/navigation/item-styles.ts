import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** How every entry looks at rest, under the pointer, lit up and disabled; the layouts add their own measures. */
export const itemStyles: SystemStyleObject<Theme> = {
  display: 'flex',
  alignItems: 'center',
  width: 1,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  textAlign: 'start',
  textDecoration: 'none',
  font: 'inherit',
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current="page"], &[data-lit="true"]': {
    // Its stronger shade: the main one on its own tint stays below 4.5:1.
    color: 'primary.dark',
    fontWeight: 600,
    bgcolor: 'rgb(var(--mui-palette-primary-mainChannel) / 0.08)',
    '&:hover': { bgcolor: 'rgb(var(--mui-palette-primary-mainChannel) / 0.16)' },
  },
  '&[aria-disabled="true"]': { opacity: 0.48, cursor: 'default', '&:hover': { bgcolor: 'transparent' } },
};
