import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import { FormGrid } from './form-grid';
import { RestingLine } from './resting-line';
import { useAwakeLines } from './use-awake-lines';
import type { RestingCells } from './use-resting-cells';

interface LineParticularsProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  /** The lines by their keys, as the grid above has them. */
  lines: readonly { id: string }[];
  /** Whether any line says something of it already; then it is there from the start. */
  isSaid: boolean;
  /** What it is about, translated. */
  label: string;
  /** The name of a line, translated. */
  nameOf: (index: number) => string;
  /** The fields of a line. */
  cells: RestingCells<Values>;
  children: (index: number) => ReactNode;
}

/** Where lines are more, each tells what it says in one row, and its fields come where it is pressed. */
const fewLines = 12;

const look = { marginBlockStart: 2 };

const restLook = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  paddingBlock: 1,
  fontSize: '0.875rem',
  borderBlockEnd: '1px dashed',
  borderColor: 'divider',
  cursor: 'pointer',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 38px',
  '& small': { color: 'text.secondary' },
};

/** What lines of a grid say beside what all of them say. It opens where a line has it, or somebody wants it. */
export function LineParticulars<Values extends FieldValues>(props: LineParticularsProps<Values>) {
  const { form, lines, isSaid, label, nameOf, cells, children } = props;
  const [isWanted, setWanted] = useState(isSaid);
  const restsFrom = lines.length > fewLines ? 0 : fewLines;
  const awake = useAwakeLines({ form, lines, cells, restsFrom, restsWhenAdded: true });
  if (lines.length === 0) return null;
  if (!isWanted && !isSaid) return <Button onClick={() => setWanted(true)}>{label}</Button>;
  return lines.map(({ id }, index) =>
    awake.isAwake(index) ? (
      <Box key={id} role="group" aria-label={`${label}: ${nameOf(index)}`} sx={look}>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
          {nameOf(index)}
        </Typography>
        <FormGrid columns={3}>{children(index)}</FormGrid>
      </Box>
    ) : (
      <RestingLine
        key={id}
        form={form}
        cells={cells(index)}
        name={`${label}: ${nameOf(index)}`}
        title={nameOf(index)}
        onGoTo={(path) => awake.goTo(index, path)}
        sx={restLook}
      />
    ),
  );
}
