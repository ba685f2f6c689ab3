import { readLedgerDetails, readLedgers, readSales, readTrialBalance } from '@freightdesk/reports-contract';
import * as schema from '@freightdesk/reports-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import {
  readLedgerDetails as ledgerDetails,
  readLedgers as ledgers,
  readTrialBalance as trialBalance,
} from './ledgers/read-ledgers';
import { readSales as sales } from './sales/read-sales';

export function registerReports(api: Api): void {
  api.read(readSales, { input: schema.salesQuery, output: schema.salesReport }, sales);
  api.read(readLedgers, { input: schema.ledgersQuery, output: schema.ledgersReport }, ledgers);
  api.read(readLedgerDetails, { input: schema.ledgerDetailsQuery, output: schema.ledgerDetails }, ledgerDetails);
  api.read(readTrialBalance, { input: schema.trialBalanceQuery, output: schema.trialBalance }, trialBalance);
}
