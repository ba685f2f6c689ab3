import type { SheetCell, SheetTable } from '@freightdesk/shared-sheet';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SmallTable } from '../list/small-table';
import { linesOnPhone } from './lines-on-phone';

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };

/** A code or a word that stands alone: cut in two it would be read as two. */
const isOneWord = (text: string): boolean => /^\S{1,16}$/.test(text);

function Cell({ cell: { text, note }, isFigure }: { cell: SheetCell; isFigure: boolean }) {
  const wrap = isOneWord(text) ? 'normal' : 'anywhere';
  return (
    <Box component="span" sx={{ ...(isFigure && figures), display: 'block', overflowWrap: wrap }}>
      <span>{text}</span>
      {note && (
        <Typography variant="caption" component="p" color="textSecondary">
          {note}
        </Typography>
      )}
    </Box>
  );
}

/** So many stand beside each other on a page with its usual gaps; of more the last would be behind the edge. */
const mostAtEase = 6;

const close = {
  '@media screen and (min-width: 600px)': { '& th, & td': { paddingInline: 0.75, fontSize: '0.8125rem' } },
};

/** A table of a printed document; on a phone each of its lines is a card. */
export function DrawnTable({ table }: { table: SheetTable }) {
  const { name, title, columns, rows, foot } = table;
  const ends = columns.map(({ align }) => align === 'end');
  const drawn = (
    <SmallTable
      label={name}
      sx={columns.length > mostAtEase ? { ...linesOnPhone, ...close } : linesOnPhone}
      columns={columns}
      rows={rows.map(({ cells }, key) => ({
        key,
        cells: cells.map((cell, index) => <Cell key={index} cell={cell} isFigure={ends[index] ?? false} />),
      }))}
      {...(foot && { foot })}
    />
  );
  if (!title) return drawn;
  return (
    <section aria-label={title}>
      <Typography variant="subtitle1" component="h3" gutterBottom>
        {title}
      </Typography>
      {drawn}
    </section>
  );
}
