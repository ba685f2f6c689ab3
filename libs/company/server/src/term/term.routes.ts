import * as contract from '@freightdesk/company-contract';
import * as schema from '@freightdesk/company-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { addTerm } from './add-term';
import { listTermRows } from './term.repository';
import { updateTerm } from './update-term';

export function registerTerms(api: Api): void {
  const output = schema.termSchema;
  api.list(contract.listTerms, { row: output }, (request, { db }) => listTermRows(db, request));
  api.write(contract.addTerm, { input: schema.addTermInput, output }, addTerm);
  api.write(contract.updateTerm, { input: schema.updateTermInput, output }, updateTerm);
}
