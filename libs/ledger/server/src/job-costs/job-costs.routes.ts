import { listJobCosts, moveJobCosts } from '@freightdesk/ledger-contract';
import * as schema from '@freightdesk/ledger-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import type { LedgerPorts } from '../ledger-ports';
import { moveJobCosts as move } from './move-job-costs';
import { readJobCosts } from './read-job-costs';

/** What consols cost in the books, and who bears it. */
export function registerJobCosts(api: Api, ports: LedgerPorts): void {
  const costs = { input: schema.jobCostsQuery, output: schema.jobCostsSchema };
  api.read(listJobCosts, costs, (query, { db }) => readJobCosts(db, query, ports));
  api.write(moveJobCosts, { input: schema.moveJobCostsInput, output: schema.journalSchema }, (input, context) =>
    move(input, context, ports),
  );
}
