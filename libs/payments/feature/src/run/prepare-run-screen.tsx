import { listBanks } from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { getRun, paymentPaths as paths, paysRuns, type Run } from '@freightdesk/payments-contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AddressedRecord, Loaded } from '@freightdesk/shared-ui';
import { RunFormPage } from './run-form-page';

const allBanks = { pageSize: 100 };

/** The form needs its banks: with the first of them it opens. */
function WithBanks({ run }: { run: Run | null }) {
  const query = useQuery(queryOf(listBanks, allBanks));
  return <Loaded query={query}>{({ data }) => <RunFormPage run={run} banks={data.filter(paysRuns)} />}</Loaded>;
}

/** Prepares a run, or changes one that is being prepared. */
export function Component() {
  const [query] = useSearchParams();
  if (!query.has('id')) return <WithBanks run={null} />;
  return (
    <AddressedRecord read={(id) => queryOf(getRun, { id })} otherwise={paths.runs.href()}>
      {(run) => (run.status === 'DRAFT' ? <WithBanks run={run} /> : <Navigate to={paths.run.href(run.id)} replace />)}
    </AddressedRecord>
  );
}
