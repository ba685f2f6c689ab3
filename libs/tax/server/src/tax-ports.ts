import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import type { TdsRateRow } from '@freightdesk/tax-contract';

interface Days {
  from: BusinessDate;
  until: BusinessDate | null;
}

/** What this service asks of others. */
export interface TaxPorts {
  /** Whether posted documents of these days bear a GST rate. */
  isTaxedAt(this: void, db: Db, rate: Days & { percent: string }): Promise<boolean>;
  /** Whether tax was deducted for a nature from posted bills of these days. */
  isDeductedFor(this: void, db: Db, rate: Days & Pick<TdsRateRow, 'nature'>): Promise<boolean>;
}
