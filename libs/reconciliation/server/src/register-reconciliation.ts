import type { Api } from '@freightdesk/shared-server-kit';

export function registerReconciliation(_api: Api): void {
  // Each noun has its line here.
}
