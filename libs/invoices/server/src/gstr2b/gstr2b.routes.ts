import { importGstr2b as importCall, matchBills as matchCall } from '@freightdesk/invoices-contract';
import * as schema from '@freightdesk/invoices-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { importGstr2b } from './import-gstr2b';
import { matchBills } from './match-bills';

export function registerGstr2b(api: Api): void {
  api.read(matchCall, { input: schema.gstr2bMatchQuery, output: schema.gstr2bMatch }, (query, { db }) =>
    matchBills(query, db),
  );
  api.write(importCall, { input: schema.gstr2bImportInput, output: schema.gstr2bImported }, importGstr2b);
}
