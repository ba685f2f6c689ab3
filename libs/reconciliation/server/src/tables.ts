import { banksTables } from '@freightdesk/banks-tables';
import { ledgerTables } from '@freightdesk/ledger-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import { paymentsTables } from '@freightdesk/payments-tables';
import { reconciliationTables } from '@freightdesk/reconciliation-tables';
import type { Tables } from '@freightdesk/shared-database';

/** What this service keeps, and what it reads beside it. */
export const tables: readonly Tables[] = [
  banksTables,
  ledgerTables,
  partiesTables,
  paymentsTables,
  reconciliationTables,
];
