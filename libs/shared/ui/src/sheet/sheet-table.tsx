import type { SheetCell, SheetTable } from '@freightdesk/shared-sheet';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SmallTable } from '../list/small-table';
import { linesOnPhone } from './lines-on-phone';

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };

/** Words make room for the rest, also where one is long; a code beside them is read as a whole. */
function Cell({ cell: { text, note }, isFigure, isFirst }: { cell: SheetCell; isFigure: boolean; isFirst: boolean }) {
  const overflowWrap = isFirst ? 'anywhere' : 'break-word';
  return (
    <Box component="span" sx={{ ...(isFigure && figures), display: 'block', overflowWrap }}>
      <span>{text}</span>
      {note && (
        <Typography variant="caption" component="p" color="textSecondary">
          {note}
        </Typography>
      )}
    </Box>
  );
}

/** A table of a printed document; on a phone each of its lines is a card. */
export function DrawnTable({ table }: { table: SheetTable }) {
  const { name, title, columns, rows, foot } = table;
  const ends = columns.map(({ align }) => align === 'end');
  const drawn = (
    <SmallTable
      label={name}
      sx={linesOnPhone}
      columns={columns}
      rows={rows.map(({ cells }, key) => ({
        key,
        cells: cells.map((cell, index) => (
          <Cell key={index} cell={cell} isFigure={ends[index] ?? false} isFirst={index === 0} />
        )),
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
