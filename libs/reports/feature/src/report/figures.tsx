import { type Column, MoneyText } from '@freightdesk/shared-ui';
import type { ReactNode } from 'react';

type Figures<Name extends string> = Readonly<Record<Name, number>>;

/** A column of amounts. Of several, a phone shows the one that matters most. */
export const figureColumn = <Name extends string, Row extends Figures<Name>>(
  id: Name,
  header: string,
  { hideOnPhone = false }: { hideOnPhone?: boolean } = {},
): Column<Row> => ({
  id,
  header,
  align: 'end',
  hideOnPhone,
  cell: (row) => <MoneyText paise={row[id]} />,
});

/** The foot of a report: its amounts beneath their columns, and what they are beneath the column `name`. */
export const figureTotals = <Name extends string>(
  totals: Figures<Name> | undefined,
  names: readonly Name[],
  label: string,
): Readonly<Record<string, ReactNode>> | undefined =>
  totals && {
    name: label,
    ...Object.fromEntries(names.map((name) => [name, <MoneyText key={name} paise={totals[name]} />])),
  };
