import type { ReportFigure } from '@freightdesk/reports-contract';
import { type Column, MoneyText } from '@freightdesk/shared-ui';
import type { ReactNode } from 'react';
import { BalanceText } from './balance-text';

/** Amounts by their columns. */
type Figures = Readonly<Record<string, ReportFigure>>;

const numberIn = (row: object, name: string): number => Number(Reflect.get(row, name));

const amount = ({ isBalance }: ReportFigure, paise: number): ReactNode =>
  isBalance ? <BalanceText paise={paise} /> : <MoneyText paise={paise} />;

/** Columns of amounts. Of several, a phone shows the one that matters most. */
export const figureColumns = <Row extends object>(figures: Figures): Column<Row>[] =>
  Object.entries(figures).map(([id, figure]) => ({
    id,
    header: figure.label,
    align: 'end',
    hideOnPhone: figure.isAside ?? false,
    cell: (row) => amount(figure, numberIn(row, id)),
  }));

/** The foot of a report: its amounts beneath their columns, and what they are beneath the column `name`. */
export const figureTotals = (
  figures: Figures,
  totals: object | undefined,
  label: string,
): Readonly<Record<string, ReactNode>> | undefined =>
  totals && {
    name: label,
    ...Object.fromEntries(
      Object.entries(figures).map(([name, figure]) => [name, amount(figure, numberIn(totals, name))]),
    ),
  };
