import type { ExpenseRow } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FilterChip } from '../report/filter-chip';
import type { ReportAddress } from '../report/use-report-address';

/** What the expenses are narrowed to, named by their first row. */
export function ExpenseFilterChips({ address, first }: { address: ReportAddress; first: ExpenseRow | undefined }) {
  const { t } = useTranslation();
  const lacks = address.params.get('without') === 'party' ? t('Without a party') : t('Without a job');
  return (
    <>
      <FilterChip address={address} name="accountId" label={t('Account')} value={first?.account && t(first.account)} />
      <FilterChip address={address} name="jobId" label={t('Job')} value={first?.job} />
      <FilterChip address={address} name="partyId" label={t('Party')} value={first?.party} />
      <FilterChip address={address} name="without" label={lacks} />
    </>
  );
}
