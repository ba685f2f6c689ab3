/**
 * On a phone the lines of a document are cards: each value stands under the heading of its column, which the cell carries as
 * `data-label`. On paper they are a table always, wherever they are printed from.
 */
export const linesOnPhone = {
  '@media screen and (max-width: 599.95px)': {
    '&, & > tbody, & > tbody > tr': { display: 'block' },
    '& > thead': { display: 'none' },
    '& > tbody > tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 1,
      paddingBlock: 1.5,
      borderBlockEnd: '1px solid',
      borderColor: 'divider',
    },
    '& td': { display: 'block', padding: 0, border: 0, textAlign: 'start' },
    '& td:empty': { display: 'none' },
    '& th[scope=row]': { gridColumn: '1 / -1', padding: 0, border: 0 },
    '& td:first-of-type': { gridColumn: '1 / -1', fontWeight: 'fontWeightBold' },
    '& td:not(:first-of-type)::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'text.secondary',
      fontSize: '0.75rem',
    },
  },
} as const;
