import { banksTables } from '@freightdesk/banks-tables';
import { ledgerTables } from '@freightdesk/ledger-tables';
import { paymentsTables } from '@freightdesk/payments-tables';
import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as statements } from './migrations/2026-11-22-560-statements';
import { up as lists } from './migrations/2026-11-22-561-lists';
import { up as alike } from './migrations/2026-11-22-590-alike';
import { up as openLines } from './migrations/2026-11-22-592-open-lines';
import { up as openEntries } from './migrations/2026-11-23-730-open-entries';
import { up as matchSpans } from './migrations/2026-11-23-731-match-spans';
import { up as lineMonths } from './migrations/2026-11-30-195-line-months';
import { up as chequeDays } from './migrations/2026-12-01-220-cheque-days';
import { up as linesCounted } from './migrations/2026-12-01-221-lines-counted';
import './tables.generated';

export const reconciliationTables: Tables = {
  domain: 'reconciliation',
  tables: [
    'bank_statement',
    'bank_statement_line',
    'bank_match',
    'bank_match_part',
    'bank_match_span',
    'bank_line_month',
    'bank_line_parked',
    'bank_open_entry',
    'bank_open_line',
    'bank_reconciliation',
    'cheque_day',
  ],
  appendOnly: ['bank_statement', 'bank_statement_line'],
  kept: ['bank_line_month', 'bank_match_span', 'bank_open_entry', 'bank_open_line', 'cheque_day'],
  neverUpdated: ['bank_match', 'bank_match_part'],
  needs: [groundTables, banksTables, ledgerTables, paymentsTables],
  migrations: {
    '2026-11-22-560-statements': statements,
    '2026-11-22-561-lists': lists,
    '2026-11-22-590-alike': alike,
    '2026-11-22-592-open-lines': openLines,
    '2026-11-23-730-open-entries': openEntries,
    '2026-11-23-731-match-spans': matchSpans,
    '2026-11-30-195-line-months': lineMonths,
    '2026-12-01-220-cheque-days': chequeDays,
    '2026-12-01-221-lines-counted': linesCounted,
  },
};
