import {
  importGstr2b as importCall,
  matchBills as matchCall,
  matchStateLabel,
  portalKindLabel,
} from '@freightdesk/invoices-contract';
import * as schema from '@freightdesk/invoices-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { importGstr2b } from './import-gstr2b';
import { matchBills } from './match-bills';
import { matchLines } from './match-lines';

export function registerGstr2b(api: Api): void {
  api.read(
    matchCall,
    {
      input: schema.gstr2bMatchQuery,
      output: schema.gstr2bMatch,
      exported: { state: { labels: matchStateLabel }, kind: { labels: portalKindLabel } },
      exportedRows: { row: schema.gstr2bMatchLine, rowsOf: matchLines },
    },
    (query, { db }) => matchBills(query, db),
  );
  api.write(importCall, { input: schema.gstr2bImportInput, output: schema.gstr2bImported }, importGstr2b);
}
