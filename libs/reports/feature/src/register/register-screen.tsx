import { queryOf } from '@freightdesk/data-access-api';
import type { VoucherType } from '@freightdesk/ledger-contract';
import {
  type readPurchases,
  type readSales,
  registerFigureNames,
  type RegisterGrouping,
  registerGroupings,
  type RegisterRow,
} from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { EmptyStateProps } from '@freightdesk/shared-ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { daysOfMonth } from '../period/period.rules';
import { ChoiceButtons } from '../report/choice-buttons';
import { figureTotals } from '../report/figures';
import { FilterChip } from '../report/filter-chip';
import { ReportPage } from '../report/report-page';
import { ReportTable } from '../report/report-table';
import { choiceIn, type ReportAddress, useReportAddress } from '../report/use-report-address';
import { useVoucherPage } from '../report/use-voucher-page';
import { useRegisterColumns } from './register-columns';

const groupingLabel: Readonly<Record<RegisterGrouping, string>> = {
  document: 'By document',
  party: 'By party',
  month: 'By month',
};

/** A document opens its page, a party or a month its documents. */
function useOpenRow(type: VoucherType, change: ReportAddress['change']) {
  const navigate = useNavigate();
  const pageOf = useVoucherPage();
  return useCallback(
    ({ invoiceId, partyId, month }: RegisterRow) => {
      const page = invoiceId && pageOf(type, invoiceId);
      if (page) void navigate(page);
      else if (partyId) change({ partyId, groupBy: null });
      else if (month) change({ ...daysOfMonth(month), groupBy: null });
    },
    [change, navigate, pageOf, type],
  );
}

interface RegisterScreenProps {
  endpoint: typeof readSales | typeof readPurchases;
  /** What the rows are in the books. */
  type: VoucherType;
  title: string;
  empty: EmptyStateProps;
}

/** The sale or purchase register: the documents of a period, head by head. */
export function RegisterScreen({ endpoint, type, title, empty }: RegisterScreenProps) {
  const { t } = useTranslation();
  const address = useReportAddress();
  const groupBy = choiceIn(address, 'groupBy', registerGroupings) ?? 'document';
  const partyId = address.params.get('partyId') ?? undefined;
  const query = useQuery({
    ...queryOf(endpoint, { ...address.asked, groupBy, partyId }),
    placeholderData: keepPreviousData,
  });
  const columns = useRegisterColumns(groupBy);
  const onOpen = useOpenRow(type, address.change);
  const rows = query.data?.rows.map((row) => ({ ...row, id: row.key }));

  return (
    <ReportPage title={title} address={address} query={query}>
      <ReportTable
        label={title}
        address={address}
        query={query}
        rows={rows}
        paging={query.data}
        columns={columns}
        totals={figureTotals(query.data?.totals, registerFigureNames, t('Total'))}
        onOpen={onOpen}
        filters={['partyId']}
        empty={empty}
      >
        <FilterChip address={address} name="partyId" label={t('Party')} value={rows?.[0]?.party} />
        <ChoiceButtons
          label={t('Rows')}
          labels={groupingLabel}
          choices={registerGroupings}
          value={groupBy}
          onChange={(choice) => address.change({ groupBy: choice })}
        />
      </ReportTable>
    </ReportPage>
  );
}
