import type { Api } from '@freightdesk/shared-server-kit';
import { registerChargeHeads } from './charge-head/charge-head.routes';
import { registerExchangeRates } from './exchange-rate/exchange-rate.routes';
import { registerTaxTables } from './tax-table/tax-table.routes';

export function registerTax(api: Api): void {
  registerChargeHeads(api);
  registerExchangeRates(api);
  registerTaxTables(api);
}
