import type { Api } from '@freightdesk/shared-server-kit';
import { registerChargeHeads } from './charge-head/charge-head.routes';

export function registerTax(api: Api): void {
  registerChargeHeads(api);
}
