import { type Gstr2bMatched, type MatchState, matchStateLabel, portalKindLabel } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText, MoneyText, StatusChip, type Tone } from '@freightdesk/shared-ui';
import { taxOf } from '@freightdesk/tax-contract';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface MatchLine extends Gstr2bMatched {
  id: string;
}

/** A document stands once on either side, so both together name a line. */
export const toLine = (row: Gstr2bMatched): MatchLine => ({
  ...row,
  id: `${row.bill?.id ?? ''} ${row.supplierGstin} ${row.portal?.number ?? ''} ${row.portal?.period ?? ''} ${row.kind}`,
});

const tones: Readonly<Record<MatchState, Tone>> = {
  MATCHED: 'success',
  MISMATCH: 'warning',
  MISSING_IN_2B: 'error',
  MISSING_IN_BOOKS: 'info',
};

function StateChip({ row: { state, portal } }: { row: MatchLine }) {
  const { t } = useTranslation();
  return (
    <>
      <StatusChip label={t(matchStateLabel[state])} tone={tones[state]} />
      {portal && !portal.itcAvailable && (
        <Typography variant="caption" component="p" color="textSecondary">
          {t('The portal gives no credit.')}
        </Typography>
      )}
    </>
  );
}

interface TwoLinesProps {
  children: ReactNode;
  below: ReactNode;
}

const TwoLines = ({ children, below }: TwoLinesProps) => (
  <>
    {children}
    <Typography variant="caption" component="p" color="textSecondary">
      {below}
    </Typography>
  </>
);

function DocumentText({ row: { bill, portal, kind } }: { row: MatchLine }) {
  const { t } = useTranslation();
  const told = bill ? { number: bill.supplierNumber, date: bill.supplierDate } : portal;
  return (
    <TwoLines below={bill?.number ?? t(portalKindLabel[kind])}>
      {told?.number} · {told && <DateText date={told.date} />}
    </TwoLines>
  );
}

const sideColumns = (side: 'bill' | 'portal', { header }: { header: string }): Column<MatchLine>[] => [
  {
    id: `${side}-taxable`,
    header,
    width: 132,
    align: 'end',
    cell: (row) => <MoneyText paise={row[side]?.taxablePaise} />,
  },
  {
    id: `${side}-tax`,
    header: 'Tax',
    width: 116,
    align: 'end',
    cell: (row) => <MoneyText paise={row[side] ? taxOf(row[side]) : undefined} />,
  },
];

/** What our bill says and what the portal says, side by side. */
export const matchColumns: readonly Column<MatchLine>[] = [
  {
    id: 'supplier',
    header: 'Vendor',
    cell: ({ supplierName, supplierGstin }) => <TwoLines below={supplierGstin}>{supplierName}</TwoLines>,
  },
  { id: 'state', header: 'Status', width: 148, cell: (row) => <StateChip row={row} /> },
  { id: 'document', header: "Vendor's number", width: 214, cell: (row) => <DocumentText row={row} /> },
  ...sideColumns('bill', { header: 'In our books' }),
  ...sideColumns('portal', { header: 'In GSTR-2B' }),
];
