import type { Api } from '@freightdesk/shared-server-kit';
import { listGstRates, listTdsRates } from '@freightdesk/tax-contract';
import { gstRateSchema, tdsRateSchema } from '@freightdesk/tax-contract/schema';
import { listGstRateRows, listTdsRateRows } from './tax-table.repository';

export function registerTaxTables(api: Api): void {
  api.list(listGstRates, { row: gstRateSchema }, (request, { db }) => listGstRateRows(db, request));
  api.list(listTdsRates, { row: tdsRateSchema }, (request, { db }) => listTdsRateRows(db, request));
}
