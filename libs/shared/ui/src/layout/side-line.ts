/** On a phone what stands here is one line that is pushed aside, so that what the page is opened for is not pushed below its window. */
export const sideLine = {
  ...{ display: { xs: 'flex', sm: 'contents' }, gap: 1, flexBasis: '100%', overflowX: 'auto' },
  // Rings are drawn around what has the focus, and labels of dates above their fields.
  ...{ padding: 1, margin: -1, '& > *': { flexShrink: 0 } },
} as const;
