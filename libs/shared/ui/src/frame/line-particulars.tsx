import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FormGrid } from './form-grid';

interface LineParticularsProps {
  /** The lines by their keys, as the grid above has them. */
  lines: readonly { id: string }[];
  /** Whether any line says something of it already; then it is there from the start. */
  isSaid: boolean;
  /** What it is about, translated. */
  label: string;
  /** The name of a line, translated. */
  nameOf: (index: number) => string;
  children: (index: number) => ReactNode;
}

/** A job of two hundred lines has thousands of fields: those that are not in sight are laid out when they come into it. */
const look = { marginBlockStart: 2, contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 140px' };

/** What lines of a grid say beside what all of them say. It opens where a line has it, or somebody wants it. */
export function LineParticulars({ lines, isSaid, label, nameOf, children }: LineParticularsProps) {
  const [isWanted, setWanted] = useState(isSaid);
  if (lines.length === 0) return null;
  if (!isWanted && !isSaid) return <Button onClick={() => setWanted(true)}>{label}</Button>;
  return lines.map(({ id }, index) => (
    <Box key={id} role="group" aria-label={`${label}: ${nameOf(index)}`} sx={look}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
        {nameOf(index)}
      </Typography>
      <FormGrid columns={3}>{children(index)}</FormGrid>
    </Box>
  ));
}
