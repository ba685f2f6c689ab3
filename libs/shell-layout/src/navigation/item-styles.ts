/** How every entry looks at rest, under the pointer, lit up and disabled; the layouts add their own measures. */
export const itemStyles = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  textAlign: 'start',
  textDecoration: 'none',
  font: 'inherit',
  borderRadius: 8,
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current="page"], &[data-lit="true"]': {
    // Its stronger shade: the main one on its own tint stays below 4.5:1.
    color: 'var(--mui-palette-primary-dark)',
    fontWeight: 600,
    backgroundColor: 'rgb(var(--mui-palette-primary-mainChannel) / 0.08)',
    '&:hover': { backgroundColor: 'rgb(var(--mui-palette-primary-mainChannel) / 0.16)' },
  },
  '&[aria-disabled="true"]': { opacity: 0.48, cursor: 'default', '&:hover': { backgroundColor: 'transparent' } },
} as const;
