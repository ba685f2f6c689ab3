import type { TrackedRow } from '@freightdesk/tracking-contract';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ExceptionChips } from '../shipment/exception-chips';

interface BoardEntryProps {
  row: TrackedRow;
  number: string;
  to: string;
  chip: ReactNode;
  /** Whose it is and where it goes. */
  children: ReactNode;
}

/** A shipment on a board: its number, where it is, what goes wrong, and whose it is. */
export function BoardEntry({ row, number, to, chip, children }: BoardEntryProps) {
  return (
    <>
      <Link component={RouterLink} to={to} dir="ltr">
        {number}
      </Link>{' '}
      {chip} <ExceptionChips exceptions={row.exceptions ?? []} since={row.exceptionSince ?? null} />
      <Typography variant="body2" color="textSecondary">
        {children}
      </Typography>
    </>
  );
}
