import type { Api } from '@freightdesk/shared-server-kit';

export function registerTax(_api: Api): void {
  // Each noun has its line here.
}
