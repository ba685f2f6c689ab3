import { activityTables } from '@freightdesk/activity-tables';
import { companyTables } from '@freightdesk/company-tables';
import type { Tables } from '@freightdesk/shared-database/tables';
import { groundTables } from '@freightdesk/shared-tables';
import { up as tracking } from './migrations/2026-11-22-330-tracking';
import { up as exceptions } from './migrations/2026-11-22-450-exceptions';
import { up as pod } from './migrations/2026-11-22-453-pod';
import { up as trackingLink } from './migrations/2026-11-22-580-tracking-link';
import { up as exceptionOwners } from './migrations/2026-11-22-651-exception-owners';
import { up as milestone } from './migrations/2026-11-22-653-milestone';
import { up as quotationLink } from './migrations/2026-11-23-775-tracking';
import { up as podFacts } from './migrations/2026-11-23-851-pod';
import { up as podVerdict } from './migrations/2026-11-23-891-pod-verdict';
import { up as podFiles } from './migrations/2026-11-24-985-pod-files';
import { up as corrections } from './migrations/2026-11-29-145-corrections';
import { up as openInOrder } from './migrations/2026-11-30-192-open-in-order';
import './tables.generated';

export const trackingTables: Tables = {
  domain: 'tracking',
  tables: ['pod', 'pod_file', 'pod_verdict', 'tracking_event', 'tracking_exception', 'tracking_link'],
  appendOnly: ['pod', 'pod_file', 'pod_verdict', 'tracking_event'],
  needs: [activityTables, companyTables, groundTables],
  migrations: {
    '2026-11-22-330-tracking': tracking,
    '2026-11-22-450-exceptions': exceptions,
    '2026-11-22-453-pod': pod,
    '2026-11-22-580-tracking-link': trackingLink,
    '2026-11-22-651-exception-owners': exceptionOwners,
    '2026-11-22-653-milestone': milestone,
    '2026-11-23-775-tracking': quotationLink,
    '2026-11-23-851-pod': podFacts,
    '2026-11-23-891-pod-verdict': podVerdict,
    '2026-11-24-985-pod-files': podFiles,
    '2026-11-29-145-corrections': corrections,
    '2026-11-30-192-open-in-order': openInOrder,
  },
};
