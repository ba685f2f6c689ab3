import { ledgerTables } from '@freightdesk/ledger-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as chargeHead } from './migrations/2026-11-22-470-charge-head';
import { up as exchangeRates } from './migrations/2026-11-22-472-exchange-rate';
import { up as rates } from './migrations/2026-11-22-473-rates';
import { up as charges } from './migrations/2026-11-22-530-charge';
import { up as openPayer } from './migrations/2026-11-22-531-charge';
import { up as chargeSums } from './migrations/2026-11-22-593-charge-sums';
import { up as leaking } from './migrations/2026-11-23-746-leaking';
import { up as sacs } from './migrations/2026-11-23-826-sac';
import { up as gtaOptions } from './migrations/2026-11-23-880-gta-option';
import { up as waiting } from './migrations/2026-11-23-951-waiting';
import { up as unbilled } from './migrations/2026-11-30-157-unbilled';
import './tables.generated';

export const taxTables: Tables = {
  domain: 'tax',
  tables: ['charge', 'charge_head', 'exchange_rate', 'gst_rate', 'gta_option', 'sac', 'tds_rate'],
  appendOnly: ['exchange_rate', 'gta_option'],
  needs: [groundTables, ledgerTables, partiesTables],
  migrations: {
    '2026-11-22-470-charge-head': chargeHead,
    '2026-11-22-472-exchange-rate': exchangeRates,
    '2026-11-22-473-rates': rates,
    '2026-11-22-530-charge': charges,
    '2026-11-22-531-charge': openPayer,
    '2026-11-22-593-charge-sums': chargeSums,
    '2026-11-23-746-leaking': leaking,
    '2026-11-23-826-sac': sacs,
    '2026-11-23-880-gta-option': gtaOptions,
    '2026-11-23-951-waiting': waiting,
    '2026-11-30-157-unbilled': unbilled,
  },
};
