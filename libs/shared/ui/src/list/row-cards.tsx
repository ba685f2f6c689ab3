import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePlaces } from './row-places';
import type { ShownColumn } from './shown-columns';
import { MenuButton } from './table-row';

interface RowCardsProps<Row> {
  rows: readonly Row[];
  columns: readonly ShownColumn<Row>[];
  label: string;
  onOpen?(row: Row): void;
  onMenu?(row: Row, button: HTMLElement): void;
}

function CardFacts<Row>({ row, columns }: { row: Row; columns: readonly ShownColumn<Row>[] }) {
  const [first, ...others] = columns;
  return (
    <Box sx={{ padding: 1.5 }}>
      <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {first?.cell(row)}
      </Typography>
      {others.map((column) => (
        <Stack key={column.id} direction="row" sx={{ justifyContent: 'space-between', gap: 2, textAlign: 'end' }}>
          <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0, textAlign: 'start' }}>
            {column.header}
          </Typography>
          <Typography
            variant="body2"
            component="div"
            sx={{
              minInlineSize: 0,
              overflowWrap: 'anywhere',
              // As in a table: a code such as `393(1) Sl.2(ii)` is read from left to right, wherever it stands.
              '[dir="rtl"] &': { unicodeBidi: 'plaintext', textAlign: 'match-parent' },
              '[dir="rtl"] div&': { textAlign: '-webkit-match-parent' },
              '& > *': { justifyContent: 'flex-end' },
            }}
          >
            {column.cell(row)}
          </Typography>
        </Stack>
      ))}
    </Box>
  );
}

/** A list on a phone: what is a row elsewhere is a card here. */
export function RowCards<Row extends { id: string }>({ rows, columns, label, onOpen, onMenu }: RowCardsProps<Row>) {
  const places = usePlaces(rows);
  const shown = columns.filter(({ hideOnPhone }) => !hideOnPhone);
  return (
    <Stack component="ul" aria-label={label} spacing={1} sx={{ listStyle: 'none', margin: 0, padding: 1 }}>
      {rows.map((row) => (
        <Card
          key={places.get(row.id)}
          component="li"
          data-row={row.id}
          variant="outlined"
          sx={{ display: 'flex', alignItems: 'flex-start' }}
        >
          {onOpen ? (
            <CardActionArea component="div" onClick={() => onOpen(row)} sx={{ minInlineSize: 0 }}>
              <CardFacts row={row} columns={shown} />
            </CardActionArea>
          ) : (
            <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
              <CardFacts row={row} columns={shown} />
            </Box>
          )}
          {onMenu ? <MenuButton onClick={(event) => onMenu(row, event.currentTarget)} /> : null}
        </Card>
      ))}
    </Stack>
  );
}
