import { queryOf } from '@freightdesk/data-access-api';
import { readTds, type TdsGrouping, tdsGroupings, tdsSides } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChoiceButtons } from '../report/choice-buttons';
import { figureTotals } from '../report/figures';
import { FilterChip } from '../report/filter-chip';
import { ReportPage } from '../report/report-page';
import { ReportTable } from '../report/report-table';
import { choiceIn, useReportAddress } from '../report/use-report-address';
import { sideLabel, useTdsColumns } from './tds-columns';
import { TdsSummary } from './tds-summary';
import { useOpenTds } from './use-open-tds';

const groupingLabel: Readonly<Record<TdsGrouping, string>> = {
  document: 'By document',
  party: 'By party',
  section: 'By section',
  quarter: 'By quarter',
};
const sides = ['ALL', ...tdsSides] as const;

/** Tax deducted at source: what we withheld from vendors, and what customers withheld from us. */
export function Component() {
  const { t } = useTranslation();
  const address = useReportAddress();
  const { params, change } = address;
  const groupBy = choiceIn(address, 'groupBy', tdsGroupings) ?? 'document';
  const side = choiceIn(address, 'side', tdsSides) ?? undefined;
  const filters = { side, partyId: params.get('partyId') ?? undefined, section: params.get('section') ?? undefined };
  const query = useQuery({
    ...queryOf(readTds, { ...address.asked, groupBy, ...filters }),
    placeholderData: keepPreviousData,
  });
  const columns = useTdsColumns(groupBy);
  const onOpen = useOpenTds(groupBy, address);
  const rows = query.data?.rows.map((row) => ({ ...row, id: row.key }));
  // What we owe and what is owed to us do not add up: without a side the summary above tells each.
  const totals = side && figureTotals(query.data?.totals, ['basePaise', 'tdsPaise'], t('Total'));

  return (
    <ReportPage title={t('TDS report')} address={address} query={query}>
      {query.data && <TdsSummary ties={query.data.ties} />}
      <ReportTable
        label={t('TDS report')}
        address={address}
        query={query}
        rows={rows}
        paging={query.data}
        columns={columns}
        totals={totals}
        onOpen={onOpen}
        filters={['side', 'partyId', 'section']}
        empty={{
          title: t('No tax was deducted in these days'),
          text: t('What customers withhold comes from receipts, what we withhold from vendor bills.'),
        }}
      >
        <FilterChip address={address} name="partyId" label={t('Party')} value={rows?.[0]?.party} />
        <FilterChip address={address} name="section" label={t('Section')} value={params.get('section')} />
        <ChoiceButtons
          label={t('Side')}
          labels={{ ALL: 'All', ...sideLabel }}
          choices={sides}
          value={side ?? 'ALL'}
          onChange={(choice) => change({ side: choice === 'ALL' ? null : choice })}
        />
        <ChoiceButtons
          label={t('Rows')}
          labels={groupingLabel}
          choices={tdsGroupings}
          value={groupBy}
          onChange={(choice) => change({ groupBy: choice })}
        />
      </ReportTable>
    </ReportPage>
  );
}
