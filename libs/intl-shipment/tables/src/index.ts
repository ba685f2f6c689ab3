import { partiesTables } from '@freightdesk/parties-tables';
import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as intlShipment } from './migrations/2026-11-21-070-intl-shipment';
import { up as posted } from './migrations/2026-11-22-251-posted';
import './tables.generated';

export const intlShipmentTables: Tables = {
  domain: 'intl-shipment',
  tables: ['jobcard', 'jobcard_container', 'jobcard_package', 'lead', 'shipment', 'shipment_event'],
  appendOnly: ['shipment_event'],
  needs: [groundTables, partiesTables],
  migrations: {
    '2026-11-21-070-intl-shipment': intlShipment,
    '2026-11-22-251-posted': posted,
  },
};
