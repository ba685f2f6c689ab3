import { getRevaluation, postRevaluation, reverseRevaluation } from '@freightdesk/ledger-contract';
import * as schema from '@freightdesk/ledger-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import type { LedgerPorts } from '../ledger-ports';
import { postRevaluation as post } from './post-revaluation';
import { monthAsked, readRevaluation } from './read-revaluation';
import { reverseRevaluation as reverse } from './reverse-revaluation';

export function registerRevaluation(api: Api, ports: LedgerPorts): void {
  const output = schema.revaluationSchema;
  api.read(getRevaluation, { input: schema.revaluationQuery, output }, (asked, context) =>
    readRevaluation(monthAsked(asked, context.clock), context, ports),
  );
  api.write(postRevaluation, { input: schema.postRevaluationInput, output }, (input, context) =>
    post(input, context, ports),
  );
  api.write(reverseRevaluation, { input: schema.reverseRevaluationInput, output }, (input, context) =>
    reverse(input, context, ports),
  );
}
