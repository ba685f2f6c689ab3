import { type Column, InstantText } from '@freightdesk/shared-ui';
import type { TrackedRow } from '@freightdesk/tracking-contract';
import type { ReactNode } from 'react';
import { BriefExceptions } from './brief-exceptions';

/** Status, since when and where: what the lists of all shipments have between the columns of their own. */
export const whereaboutsColumns = <Row extends TrackedRow>(chipOf: (row: Row) => ReactNode): Column<Row>[] => [
  {
    id: 'status',
    width: 220,
    cell: (row) => <BriefExceptions chip={chipOf(row)} exceptions={row.exceptions ?? []} since={row.exceptionSince} />,
  },
  { id: 'statusAt', cell: ({ statusAt }) => <InstantText instant={statusAt} /> },
  { id: 'location', header: 'Where', hideOnPhone: true, cell: ({ location }) => location ?? '–' },
];
