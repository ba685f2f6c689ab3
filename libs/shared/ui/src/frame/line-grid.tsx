import { useTranslation } from '@freightdesk/shared-i18n';
import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LineNameContext } from '../form/line-name';
import type { SchemaForm } from '../form/use-schema-form';
import { useFromWidth } from '../layout/shared-width';
import { LeftOutNote } from './left-out-note';
import { restLook, rowLook, tracksOf } from './line-look';
import { RemoveLine } from './line-row';
import { RestingLine } from './resting-line';
import { useAwakeLines } from './use-awake-lines';
import { useLineKeys } from './use-line-keys';
import type { RestingCells } from './use-resting-cells';

export interface LineColumn {
  /** The name of its field in a line; what follows by itself has none. */
  field: string;
  /** Translated. */
  label: string;
  width: string;
  isFigure?: boolean;
}

/** How lines come and go; without it they are given, and the person fills them alone. */
interface Growing {
  addLabel: string;
  /** One line, or as many as are pasted. */
  onAdd: (more?: number) => void;
  /** Takes a line away and answers how it is put back. */
  onRemove: (index: number) => () => void;
}

interface FieldsOfLines<Values extends FieldValues> {
  form: SchemaForm<Values>;
  columns: readonly LineColumn[];
  /** The lines by their keys, as `useFieldArray` tells them apart. */
  lines: readonly { id: string }[];
  /** The name of a line, translated. */
  nameOf: (index: number) => string;
  /** Whether even the last line can go. */
  mayBeEmpty?: boolean;
  /** From this width of the window on a line is one row, where it needs more than most. */
  rowsFrom?: number;
  /** The fields of a line, one for each column, where lines may be so many that those out of sight rest as texts. */
  cells?: RestingCells<Values>;
  /** The cells of a line, one for each column. */
  children: (index: number) => ReactNode;
}

type LineGridProps<Values extends FieldValues> = FieldsOfLines<Values> &
  (Growing | { [Name in keyof Growing]?: undefined });

/** From this width on most lines are one row; below it a line is a card of two fields a row. */
const rowWidth = 1200;

/** So many lines stand with their fields from the start: most records have fewer. */
const restsFrom = 12;

function GridHead({ columns, tracks, asRows }: { columns: readonly LineColumn[]; tracks: string; asRows: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'none',
        [asRows]: {
          display: 'grid',
          gap: 0.5,
          alignItems: 'end',
          gridTemplateColumns: tracks,
        },
      }}
    >
      {columns.map(({ field, label, isFigure = false }) => (
        <Typography
          key={field}
          variant="caption"
          color="textSecondary"
          sx={{ paddingInline: 1, fontWeight: 600, textAlign: isFigure ? 'end' : 'start' }}
        >
          {label}
        </Typography>
      ))}
    </Box>
  );
}

/** Where a line was taken away the keyboard goes on in the one that follows it, or in the last. */
function useFocusAfter(removed: { index: number } | null, count: number) {
  const grid = useRef<HTMLDivElement>(null);
  const goOn = useEffectEvent(() => {
    const rows = grid.current?.querySelectorAll(':scope > [role="group"]');
    const row = removed && rows?.[Math.min(removed.index, count - 1)];
    const own = row?.querySelector<HTMLElement>(':scope > button:not([disabled])') ?? row?.querySelector('input');
    const stop = own ?? (row instanceof HTMLElement ? row : undefined);
    stop?.focus();
  });
  useEffect(() => goOn(), [removed]);
  return grid;
}

/** Lines of a form as a table of one row a line, gone through by keys as in a spreadsheet; on a phone each is a card. */
export function LineGrid<Values extends FieldValues>(props: LineGridProps<Values>) {
  const { form, columns, lines, nameOf, addLabel, onAdd, onRemove, mayBeEmpty = false, children } = props;
  const { rowsFrom = rowWidth, cells } = props;
  const { t } = useTranslation();
  const asRows = useFromWidth()(rowsFrom);
  const [removed, setRemoved] = useState<{ index: number; name: string; undo: () => void } | null>(null);
  const grid = useFocusAfter(removed, lines.length);
  const awake = useAwakeLines({ form, lines, cells, restsFrom });
  const { onLines, leftOut, forgetLeftOut } = useLineKeys({
    form,
    count: lines.length,
    columns: columns.map(({ field }) => field),
    onAdd,
    names: onAdd ? undefined : lines.map((_line, index) => nameOf(index)),
    awake,
  });
  const tracks = tracksOf(columns, onRemove !== undefined);
  const looks = { row: rowLook(tracks, asRows), resting: restLook(columns, tracks, asRows) };
  const remove = (index: number) => onRemove && setRemoved({ index, name: nameOf(index), undo: onRemove(index) });
  const undo = () => {
    removed?.undo();
    setRemoved(null);
  };
  return (
    <Box ref={grid} {...onLines}>
      {lines.length > 0 && <GridHead columns={columns} tracks={tracks} asRows={asRows} />}
      {lines.map(({ id }, index) =>
        cells && !awake.isAwake(index) ? (
          <RestingLine
            key={id}
            form={form}
            cells={cells(index)}
            name={nameOf(index)}
            onGoTo={(path) => awake.goTo(index, path)}
            onSight={() => awake.onSight(index)}
            sx={looks.resting}
          />
        ) : (
          <Box key={id} role="group" aria-label={nameOf(index)} sx={looks.row}>
            <LineNameContext value={nameOf(index)}>{children(index)}</LineNameContext>
            {onRemove && (
              <RemoveLine
                label={nameOf(index)}
                onClick={() => remove(index)}
                disabled={!mayBeEmpty && lines.length === 1}
              />
            )}
          </Box>
        ),
      )}
      <LeftOutNote {...leftOut} onClose={forgetLeftOut} />
      {removed && (
        <Alert
          severity="info"
          role="status"
          sx={{ marginBlockStart: 1 }}
          onClose={() => setRemoved(null)}
          closeText={t('Close')}
          action={
            <Button color="inherit" size="small" onClick={undo}>
              {t('Undo')}
            </Button>
          }
        >
          {t('{{line}} is removed.', { line: removed.name })}
        </Alert>
      )}
      {onAdd && (
        <Button
          startIcon={<AddIcon />}
          // What is told of the field that loses the focus makes its line higher: the button would move away before it is let go.
          onMouseDown={(press) => press.preventDefault()}
          onClick={() => onAdd()}
          sx={{ marginBlockStart: 1 }}
        >
          {addLabel}
        </Button>
      )}
    </Box>
  );
}
