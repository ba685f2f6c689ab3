import { ledgerReport, type LedgerRow, readLedgers, reportPaths } from '@freightdesk/reports-contract';
import type { Column } from '@freightdesk/shared-ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReportScreen } from '../report/report-screen';
import { useReport } from '../report/use-report';

const naming: readonly Column<LedgerRow>[] = [
  {
    id: 'code',
    header: 'Account',
    cell: ({ code, account, partyId }, t) => (partyId ? `${code} ${t(account)}` : code),
  },
  { id: 'name', header: 'Name', cell: ({ name, partyId }, t) => (partyId ? name : t(name)) },
];

const idOf = ({ accountId, partyId }: LedgerRow) => `${accountId} ${partyId ?? ''}`;

/** Every account, and every party within debtors and creditors; a row opens its entries. */
export function Component() {
  const navigate = useNavigate();
  const shown = useReport(ledgerReport, readLedgers);
  const { period } = shown.address;
  const onOpen = useCallback(
    ({ accountId, partyId }: LedgerRow) =>
      void navigate(reportPaths.ledgerDetails.href({ ...period, accountId, ...(partyId && { partyId }) })),
    [navigate, period],
  );
  return <ReportScreen {...shown} naming={naming} idOf={idOf} onOpen={onOpen} />;
}
