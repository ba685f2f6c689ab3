import type { TdsGrouping, TdsRow } from '@freightdesk/reports-contract';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { daysOfQuarter } from '../period/period.rules';
import type { ReportAddress } from '../report/use-report-address';
import { useVoucherPage } from '../report/use-voucher-page';

/** A document opens its page; a party, section or quarter its documents, of the side it is of. */
export function useOpenTds(groupBy: TdsGrouping, { change }: ReportAddress) {
  const navigate = useNavigate();
  const pageOf = useVoucherPage();
  return useCallback(
    ({ side, partyId, section, quarter, document }: TdsRow) => {
      if (groupBy === 'document') {
        const page = document && pageOf(document.type, document.id);
        if (page) void navigate(page);
        return;
      }
      const days = quarter === null ? {} : daysOfQuarter(quarter);
      change({ groupBy: null, side, ...days, ...(partyId && { partyId }), ...(section && { section }) });
    },
    [change, groupBy, navigate, pageOf],
  );
}
