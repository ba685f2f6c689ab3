import type { Address } from '@freightdesk/company-contract';

/** An address as its column takes it. */
export const asJson = (address: Address | null | undefined): string | null =>
  address ? JSON.stringify(address) : null;
