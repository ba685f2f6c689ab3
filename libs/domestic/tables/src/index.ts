import { companyTables } from '@freightdesk/company-tables';
import { partiesTables } from '@freightdesk/parties-tables';
import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { trackingTables } from '@freightdesk/tracking-tables';
import { up as domestic } from './migrations/2026-11-21-110-domestic';
import { up as posted } from './migrations/2026-11-22-251-posted';
import { up as tracking } from './migrations/2026-11-22-332-domestic';
import { up as lists } from './migrations/2026-11-22-355-domestic';
import { up as search } from './migrations/2026-11-22-394-domestic';
import { up as numbers } from './migrations/2026-11-22-411-numbers';
import { up as waiting } from './migrations/2026-11-22-591-waiting';
import { up as ewayBillEnd } from './migrations/2026-11-23-747-eway-bill-end';
import { up as ewayBillEndDay } from './migrations/2026-11-23-808-domestic';
import { up as statusAndEnd } from './migrations/2026-11-23-809-domestic';
import { up as hire } from './migrations/2026-11-23-900-domestic';
import { up as places } from './migrations/2026-11-29-156-places';
import { up as keptSearch } from './migrations/2026-11-30-147-docket-search';
import { up as recordNumbers } from './migrations/2026-11-30-171-record-numbers';
import { up as numbersOnce } from './migrations/2026-11-30-173-numbers-once';
import { up as placeText } from './migrations/2026-12-01-204-place-text';
import { up as waitingWithEnd } from './migrations/2026-12-01-207-waiting-with-end';
import { up as billedName } from './migrations/2026-12-01-222-docket-billed-name';
import './tables.generated';

export const domesticTables: Tables = {
  domain: 'domestic',
  tables: ['docket', 'docket_invoice'],
  appendOnly: [],
  needs: [groundTables, companyTables, partiesTables, trackingTables],
  migrations: {
    '2026-11-21-110-domestic': domestic,
    '2026-11-22-251-posted': posted,
    '2026-11-22-332-domestic': tracking,
    '2026-11-22-355-domestic': lists,
    '2026-11-22-394-domestic': search,
    '2026-11-22-411-numbers': numbers,
    '2026-11-22-591-waiting': waiting,
    '2026-11-23-747-eway-bill-end': ewayBillEnd,
    '2026-11-23-808-domestic': ewayBillEndDay,
    '2026-11-23-809-domestic': statusAndEnd,
    '2026-11-23-900-domestic': hire,
    '2026-11-29-156-places': places,
    '2026-11-30-147-docket-search': keptSearch,
    '2026-11-30-171-record-numbers': recordNumbers,
    '2026-11-30-173-numbers-once': numbersOnce,
    '2026-12-01-204-place-text': placeText,
    '2026-12-01-207-waiting-with-end': waitingWithEnd,
    '2026-12-01-222-docket-billed-name': billedName,
  },
};
