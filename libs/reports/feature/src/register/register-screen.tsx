import type { VoucherType } from '@freightdesk/ledger-contract';
import type { readPurchases, readSales, RegisterDefinition, RegisterRow } from '@freightdesk/reports-contract';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { daysOfMonth } from '../period/period.rules';
import { ReportScreen } from '../report/report-screen';
import { useReport } from '../report/use-report';
import type { ReportAddress } from '../report/use-report-address';
import { useVoucherPage } from '../report/use-voucher-page';
import { registerNaming } from './register-naming';

/** A document opens its page; a party, a month, a SAC or a job its documents. */
function useOpenRow(type: VoucherType, change: ReportAddress['change']) {
  const navigate = useNavigate();
  const pageOf = useVoucherPage();
  return useCallback(
    ({ invoiceId, partyId, month, sac, jobId }: RegisterRow) => {
      const page = invoiceId && pageOf(type, invoiceId);
      if (page) void navigate(page);
      else if (partyId) change({ partyId, groupBy: null });
      else if (month) change({ ...daysOfMonth(month), groupBy: null });
      else if (sac) change({ sac, groupBy: null });
      else if (jobId) change({ jobId, groupBy: null });
    },
    [change, navigate, pageOf, type],
  );
}

interface RegisterScreenProps {
  report: RegisterDefinition;
  endpoint: typeof readSales | typeof readPurchases;
  /** What the rows are in the books. */
  type: VoucherType;
}

/** The sale or purchase register: the documents of a period, head by head. */
export function RegisterScreen({ report, endpoint, type }: RegisterScreenProps) {
  const shown = useReport(report, endpoint);
  const onOpen = useOpenRow(type, shown.address.change);
  return (
    <ReportScreen {...shown} naming={registerNaming[shown.asked.groupBy]} idOf={({ key }) => key} onOpen={onOpen} />
  );
}
