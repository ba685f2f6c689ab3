/** The migrations that a store had had by 2026-11-22, before each lay with the column whose tables it makes. Never edited. */
export const formerMigrations: readonly string[] = [
  '2026-11-21-010-ground',
  '2026-11-21-020-users',
  '2026-11-21-030-company',
  '2026-11-21-040-parties',
  '2026-11-21-050-ledger',
  '2026-11-21-060-banks',
  '2026-11-21-070-intl-shipment',
  '2026-11-21-080-invoices',
  '2026-11-21-090-payments',
  '2026-11-21-100-audit',
  '2026-11-21-101-sessions',
  '2026-11-21-102-company-lut',
  '2026-11-21-110-domestic',
  '2026-11-21-120-purchase-invoices',
  '2026-11-21-130-company-logo',
  '2026-11-22-200-jobs',
  '2026-11-22-240-sign-in',
  '2026-11-22-241-rate-limit',
  '2026-11-22-250-ledger',
  '2026-11-22-251-posted',
  '2026-11-22-252-company',
  '2026-11-22-253-seals',
  '2026-11-22-260-operations',
  '2026-11-22-280-answers',
];

/** What they made of an empty store, by the program of that day. */
export const formerShape = 'faac1293429118bf018a27152c94f7e47c3f61cf848d452b18698bbe2983a17f';
