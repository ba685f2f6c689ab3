import type { Api } from '@freightdesk/shared-server-kit';
import { registerChargeHeads } from './charge-head/charge-head.routes';
import { registerExchangeRates } from './exchange-rate/exchange-rate.routes';
import { registerGtaOptions } from './gta-option/gta-option.routes';
import { registerSacs } from './sac/sac.routes';
import type { TaxPorts } from './tax-ports';
import { registerTaxTables } from './tax-table/tax-table.routes';

export function registerTax(api: Api, ports: TaxPorts): void {
  registerChargeHeads(api);
  registerExchangeRates(api);
  registerGtaOptions(api);
  registerSacs(api);
  registerTaxTables(api, ports);
}
