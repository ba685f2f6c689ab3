import { queryOf, takeRows } from '@freightdesk/data-access-api';
import {
  type AgeingGrouping,
  type AgeingQuery,
  ageingReport,
  type AgeingSide,
  ageingSideLabel,
  readAgeing,
  reportPaths,
} from '@freightdesk/reports-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { LetterButton } from '../letter/letter-button';
import { LetterMail } from '../letter/letter-mail';
import { ChoiceButtons } from '../report/choice-buttons';
import { figureTotals } from '../report/figures';
import { FilterChip } from '../report/filter-chip';
import { ReportPage } from '../report/report-page';
import { ReportTable } from '../report/report-table';
import { type ReportAddress, useReportAddress } from '../report/use-report-address';
import { useVoucherPage } from '../report/use-voucher-page';
import { ageingColumns, type AgeingLine } from './ageing-naming';

/** What the address asks for; what it does not offer is as if it were not asked. */
function askedIn({ params, at, asked: { page, pageSize } }: ReportAddress) {
  const side: AgeingSide = params.get('side') === 'PAYABLE' ? 'PAYABLE' : 'RECEIVABLE';
  const groupBy: AgeingGrouping = params.get('groupBy') === 'document' ? 'document' : 'party';
  const partyId = params.get('partyId');
  return { at, side, groupBy, page, pageSize, ...(partyId && { partyId }) };
}

/** A party opens its documents, a document its page; what no document bears the ledger of the party. */
function useOpenAgeing({ change }: ReportAddress, { groupBy }: Pick<AgeingQuery, 'groupBy'>) {
  const navigate = useNavigate();
  const pageOf = useVoucherPage();
  return useCallback(
    ({ partyId, document }: AgeingLine) => {
      if (groupBy === 'party') return change({ groupBy: 'document', partyId });
      const page = document && pageOf(document.type, document.id);
      void navigate(page ?? reportPaths.ledgerDetails.href({ partyId }));
    },
    [change, groupBy, navigate, pageOf],
  );
}

/** What customers owe, or what we owe vendors, by how long it is due. */
export function Component() {
  const { t } = useTranslation();
  const address = useReportAddress();
  const asked = askedIn(address);
  const { side, groupBy } = asked;
  const query = useQuery({ ...queryOf(readAgeing, asked), placeholderData: keepPreviousData });
  const onOpen = useOpenAgeing(address, asked);
  const isOfOne = asked.partyId !== undefined;
  const isOfToday = asked.at === systemClock.today();
  const columns = useMemo(
    () => ageingColumns({ grouping: groupBy, isOfOne, isOfToday }),
    [groupBy, isOfOne, isOfToday],
  );
  const rows = query.data?.rows.map((row) => ({ ...row, id: row.key }));
  const title = t(ageingReport.title);
  return (
    <ReportPage
      title={title}
      address={address}
      isOfDay
      query={query}
      take={(format, onBytes) => takeRows(readAgeing, asked, { format, onBytes })}
    >
      <ReportTable
        label={title}
        address={address}
        isOfDay
        query={query}
        rows={rows}
        paging={query.data}
        columns={columns}
        totals={figureTotals(ageingReport.figures, query.data?.totals, { label: t('Total'), t })}
        onOpen={onOpen}
        filters={['partyId']}
        empty={{ title: t(ageingReport.empty.title), text: t(ageingReport.empty.text) }}
      >
        <ChoiceButtons
          label={t('Side')}
          labels={ageingSideLabel}
          value={side}
          onChange={(choice) => address.change({ side: choice })}
        />
        <ChoiceButtons
          label={t('Rows')}
          labels={ageingReport.groupings}
          value={groupBy}
          onChange={(choice) => address.change({ groupBy: choice })}
        />
        {asked.partyId !== undefined && <LetterButton partyId={asked.partyId} side={side} to={asked.at} />}
        {asked.partyId !== undefined && side === 'RECEIVABLE' && <LetterMail partyId={asked.partyId} />}
        <FilterChip address={address} name="partyId" label={t('Party')} value={rows?.[0]?.party ?? null} />
      </ReportTable>
    </ReportPage>
  );
}
