import { allocatedMinor, allocationProblems, type AllocationTerms } from '@freightdesk/payments-contract';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { AmountText, FactList } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';

/** What there is to allocate, what of it is given out and what is left, by the rule that the server asks too. */
export function AllocationTotals({ terms }: { terms: AllocationTerms }) {
  const { t } = useTranslation();
  const say = useSay();
  const { currency, allocatableMinor, allocations } = terms;
  const allocated = allocatedMinor(allocations);
  const excess = allocationProblems(terms).find(({ field }) => field === 'allocations');
  const amount = (minor: number) => <AmountText minor={minor} currency={currency} />;
  return (
    <>
      <FactList
        facts={[
          { label: t('To allocate'), value: amount(allocatableMinor) },
          { label: t('Allocated'), value: amount(allocated) },
          { label: t('Left as an advance'), value: amount(Math.max(allocatableMinor - allocated, 0)) },
        ]}
      />
      {excess && <Alert severity="error">{say(excess)}</Alert>}
    </>
  );
}
