import type { Api } from '@freightdesk/shared-server-kit';
import * as contract from '@freightdesk/tax-contract';
import * as schema from '@freightdesk/tax-contract/schema';
import type { TaxPorts } from '../tax-ports';
import { listGstRateRows, listTdsRateRows } from './tax-table.repository';
import { updateGstRate } from './update-gst-rate';
import { updateTdsRate } from './update-tds-rate';

/** What the choices of a rate of TDS are called in its files. */
const tdsRateWords = {
  payee: { labels: contract.tdsPayeeLabel },
  limitPer: { labels: { YEAR: 'Year', MONTH: 'Month' } },
};

export function registerTaxTables(api: Api, ports: TaxPorts): void {
  api.list(contract.listGstRates, { row: schema.gstRateSchema }, (request, { db }) => listGstRateRows(db, request));
  api.list(contract.listTdsRates, { row: schema.tdsRateSchema, exported: tdsRateWords }, (request, { db }) =>
    listTdsRateRows(db, request),
  );
  api.write(
    contract.updateGstRate,
    { input: schema.updateGstRateInput, output: schema.savedGstRateSchema },
    (input, context) => updateGstRate(input, context, ports),
  );
  api.write(
    contract.updateTdsRate,
    { input: schema.updateTdsRateInput, output: schema.savedTdsRateSchema },
    (input, context) => updateTdsRate(input, context, ports),
  );
}
