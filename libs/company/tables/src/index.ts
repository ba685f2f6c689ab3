import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as company } from './migrations/2026-11-21-030-company';
import { up as companyLut } from './migrations/2026-11-21-102-company-lut';
import { up as companyLogo } from './migrations/2026-11-21-130-company-logo';
import { up as posted } from './migrations/2026-11-22-251-posted';
import { up as company252 } from './migrations/2026-11-22-252-company';
import { up as terms } from './migrations/2026-11-22-460-term';
import { up as marginFloor } from './migrations/2026-11-22-540-margin-floor';
import { up as einvoiceTurnover } from './migrations/2026-11-22-573-einvoice-turnover';
import { up as costTolerance } from './migrations/2026-11-22-610-cost-tolerance';
import { up as firstNumber } from './migrations/2026-11-23-765-first-number';
import { up as einvoiceFrom } from './migrations/2026-11-23-785-einvoice-from';
import { up as interest } from './migrations/2026-11-23-798-interest';
import { up as lockKinds } from './migrations/2026-11-23-840-lock-kinds';
import { up as podByAnother } from './migrations/2026-11-29-160-pod-by-another';
import './tables.generated';

export const companyTables: Tables = {
  domain: 'company',
  tables: ['branch', 'company', 'number_counter', 'number_series', 'period_lock', 'spent_prefix', 'term'],
  appendOnly: ['spent_prefix'],
  neverUpdated: ['period_lock'],
  neverDeleted: ['number_counter'],
  needs: [groundTables],
  migrations: {
    '2026-11-21-030-company': company,
    '2026-11-21-102-company-lut': companyLut,
    '2026-11-21-130-company-logo': companyLogo,
    '2026-11-22-251-posted': posted,
    '2026-11-22-252-company': company252,
    '2026-11-22-460-term': terms,
    '2026-11-22-540-margin-floor': marginFloor,
    '2026-11-22-573-einvoice-turnover': einvoiceTurnover,
    '2026-11-22-610-cost-tolerance': costTolerance,
    '2026-11-23-765-first-number': firstNumber,
    '2026-11-23-785-einvoice-from': einvoiceFrom,
    '2026-11-23-798-interest': interest,
    '2026-11-23-840-lock-kinds': lockKinds,
    '2026-11-29-160-pod-by-another': podByAnother,
  },
};
