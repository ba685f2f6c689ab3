import { ledgerTables } from '@freightdesk/ledger-tables';
import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as banks } from './migrations/2026-11-21-060-banks';
import { up as posted } from './migrations/2026-11-22-251-posted';
import { up as seals } from './migrations/2026-11-22-253-seals';
import { up as transfers } from './migrations/2026-11-22-502-transfers';
import { up as cashCounts } from './migrations/2026-11-23-686-cash-counts';
import { up as paymentFiles } from './migrations/2026-11-23-790-payment-files';
import { up as chequeLayouts } from './migrations/2026-11-23-791-cheque-layouts';
import { up as custodians } from './migrations/2026-11-23-793-custodians';
import { up as recordNumbers } from './migrations/2026-11-30-171-record-numbers';
import { up as searchTexts } from './migrations/2026-12-01-202-search-texts';
import './tables.generated';

export const banksTables: Tables = {
  domain: 'banks',
  tables: ['bank', 'bank_transfer', 'cash_count'],
  appendOnly: ['bank_transfer', 'cash_count'],
  needs: [groundTables, ledgerTables],
  migrations: {
    '2026-11-21-060-banks': banks,
    '2026-11-22-251-posted': posted,
    '2026-11-22-253-seals': seals,
    '2026-11-22-502-transfers': transfers,
    '2026-11-23-686-cash-counts': cashCounts,
    '2026-11-23-790-payment-files': paymentFiles,
    '2026-11-23-791-cheque-layouts': chequeLayouts,
    '2026-11-23-793-custodians': custodians,
    '2026-11-30-171-record-numbers': recordNumbers,
    '2026-12-01-202-search-texts': searchTexts,
  },
};
