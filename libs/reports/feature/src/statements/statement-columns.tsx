import { type Column, MoneyText } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** An account of a statement, or what a part of it comes to. */
export interface StatementLine {
  id: string;
  accountId: string | null;
  code: string | null;
  /** Translated. */
  name: string;
  isSum?: boolean;
  amountPaise: number;
  beforePaise?: number;
}

function Weighed({ isSum = false, children }: { isSum?: boolean | undefined; children: ReactNode }) {
  return isSum ? (
    <Box component="strong" sx={{ fontWeight: 'fontWeightBold' }}>
      {children}
    </Box>
  ) : (
    children
  );
}

const name: Column<StatementLine> = {
  id: 'name',
  header: 'Account',
  width: 360,
  cell: ({ code, name: called, isSum }) => (
    <Weighed isSum={isSum}>
      {code} {called}
    </Weighed>
  ),
};

const amountColumn = (id: 'amountPaise' | 'beforePaise', header: string): Column<StatementLine> => ({
  id,
  header,
  align: 'end',
  hideOnPhone: id === 'beforePaise',
  cell: (line) => (
    <Weighed isSum={line.isSum}>
      <MoneyText paise={line[id]} />
    </Weighed>
  ),
});

export const statementColumns: readonly Column<StatementLine>[] = [name, amountColumn('amountPaise', 'Amount')];
export const comparedColumns: readonly Column<StatementLine>[] = [
  ...statementColumns,
  amountColumn('beforePaise', 'A year before'),
];
