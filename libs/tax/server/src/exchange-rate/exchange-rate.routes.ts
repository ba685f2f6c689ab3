import type { Api } from '@freightdesk/shared-server-kit';
import * as contract from '@freightdesk/tax-contract';
import * as schema from '@freightdesk/tax-contract/schema';
import { addExchangeRate } from './add-exchange-rate';
import { listExchangeRateRows, ratesOfDay } from './exchange-rate.repository';

export function registerExchangeRates(api: Api): void {
  const output = schema.exchangeRateSchema;
  api.list(contract.listExchangeRates, { row: output }, (request, { db }) => listExchangeRateRows(db, request));
  const ofDay = { input: schema.ratesOnDayInput, output: schema.ratesOnDaySchema };
  api.read(contract.ratesOnDay, ofDay, async ({ date }, { db }) => ({ rates: await ratesOfDay(db, date) }));
  api.write(contract.addExchangeRate, { input: schema.addExchangeRateInput, output }, addExchangeRate);
}
