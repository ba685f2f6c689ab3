import type { ReportDefinition, ReportFigure } from '@freightdesk/reports-contract';
import { type Column, MoneyText } from '@freightdesk/shared-ui';
import type { ReactNode } from 'react';
import { BalanceText } from './balance-text';

type Figures<Name extends string> = Readonly<Record<Name, number>>;

/** A column of amounts. Of several, a phone shows the one that matters most. */
export const figureColumn = <Name extends string, Row extends Figures<Name>>(
  id: Name,
  header: string,
): Column<Row> => ({ id, header, align: 'end', cell: (row) => <MoneyText paise={row[id]} /> });

const numberIn = (row: object, name: string): number => Number(Reflect.get(row, name));

const amount = ({ isBalance }: ReportFigure, paise: number): ReactNode =>
  isBalance ? <BalanceText paise={paise} /> : <MoneyText paise={paise} />;

/** The amounts of a report's rows. */
export const figureColumns = <Row extends object>({ figures }: Pick<ReportDefinition, 'figures'>): Column<Row>[] =>
  Object.entries(figures).map(([id, figure]) => ({
    id,
    header: figure.label,
    align: 'end',
    hideOnPhone: figure.isAside ?? false,
    cell: (row) => amount(figure, numberIn(row, id)),
  }));

/** The foot of a report: its amounts beneath their columns, and what they are beneath the column `name`. */
export const figureTotals = (
  { figures }: Pick<ReportDefinition, 'figures'>,
  totals: object | undefined,
  label: string,
): Readonly<Record<string, ReactNode>> | undefined =>
  totals && {
    name: label,
    ...Object.fromEntries(
      Object.entries(figures).map(([name, figure]) => [name, amount(figure, numberIn(totals, name))]),
    ),
  };
