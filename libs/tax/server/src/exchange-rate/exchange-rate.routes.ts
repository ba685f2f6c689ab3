import type { Api } from '@freightdesk/shared-server-kit';
import * as contract from '@freightdesk/tax-contract';
import * as schema from '@freightdesk/tax-contract/schema';
import { addExchangeRate } from './add-exchange-rate';
import { listExchangeRateRows } from './exchange-rate.repository';

export function registerExchangeRates(api: Api): void {
  const output = schema.exchangeRateSchema;
  api.list(contract.listExchangeRates, { row: output }, (request, { db }) => listExchangeRateRows(db, request));
  api.write(contract.addExchangeRate, { input: schema.addExchangeRateInput, output }, addExchangeRate);
}
