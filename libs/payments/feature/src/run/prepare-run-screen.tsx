import { listBanks } from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { paysRuns, type Run } from '@freightdesk/payments-contract';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@freightdesk/shared-ui';
import { RunFormPage } from './run-form-page';

const allBanks = { pageSize: 100 };

/** The form needs its banks: with the first of them it opens. */
export function BankedRunForm({ run }: { run: Run | null }) {
  const query = useQuery(queryOf(listBanks, allBanks));
  return <Loaded query={query}>{({ data }) => <RunFormPage run={run} banks={data.filter(paysRuns)} />}</Loaded>;
}

export function Component() {
  return <BankedRunForm run={null} />;
}
