import type { ReportFigure } from '@freightdesk/reports-contract';
import { type Column, MoneyText, type Translate } from '@freightdesk/shared-ui';
import type { ReactNode } from 'react';
import { BalanceText, PayableText, sideOf } from './balance-text';

/** Amounts by their columns. */
type Figures = Readonly<Record<string, ReportFigure>>;

const numberIn = (row: object, name: string): number => Number(Reflect.get(row, name));

const amount = ({ isBalance }: ReportFigure, paise: number): ReactNode =>
  isBalance ? <BalanceText paise={paise} /> : <MoneyText paise={paise} />;

/** The side of a balance stands beside its amount, in a column of its own: figures of one column then end alike. */
export const sideColumn = <Row,>(of: string, paiseOf: (row: Row) => number): Column<Row> => ({
  id: sideId(of),
  header: 'Dr / Cr',
  width: 60,
  hideOnPhone: true,
  cell: (row, t) => sideOf(paiseOf(row), t),
});
const sideId = (of: string) => `${of} side`;

/** Columns of amounts. Of several, a phone shows the one that matters most. */
export const figureColumns = <Row extends object>(figures: Figures): Column<Row>[] =>
  Object.entries(figures).flatMap(([id, figure]): Column<Row>[] => {
    const column: Column<Row> = {
      id,
      header: figure.label,
      align: 'end',
      hideOnPhone: figure.isAside ?? false,
      cell: (row) => amount(figure, numberIn(row, id)),
    };
    return figure.isBalance ? [column, sideColumn<Row>(id, (row) => numberIn(row, id))] : [column];
  });

/** A balance and its side, beneath their columns. */
export const balanceTotal = (id: string, paise: number, t: Translate): Readonly<Record<string, ReactNode>> => ({
  [id]: <BalanceText paise={paise} />,
  [sideId(id)]: sideOf(paise, t),
});

/** What is to be paid of each head, or is a credit. */
export const payableTotals = (
  figures: Figures,
  payable: object,
  label: string,
): Readonly<Record<string, ReactNode>> => ({
  name: label,
  ...Object.fromEntries(
    Object.keys(figures).map((name) => [name, <PayableText key={name} paise={numberIn(payable, name)} />]),
  ),
});

/** The foot of a report: its amounts beneath their columns, and what they are beneath the column `name`. */
export const figureTotals = (
  figures: Figures,
  totals: object | undefined,
  words: { label: string; t: Translate },
): Readonly<Record<string, ReactNode>> | undefined =>
  totals &&
  Object.entries(figures).reduce<Record<string, ReactNode>>(
    (cells, [id, figure]) => {
      const paise = numberIn(totals, id);
      return { ...cells, ...(figure.isBalance ? balanceTotal(id, paise, words.t) : { [id]: amount(figure, paise) }) };
    },
    { name: words.label },
  );
