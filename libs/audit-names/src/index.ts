import { type AuditNames, auditNames as activity } from '@freightdesk/activity-contract';
import { auditNames as banks } from '@freightdesk/banks-contract';
import { auditNames as company } from '@freightdesk/company-contract';
import { auditNames as domestic } from '@freightdesk/domestic-contract';
import { auditNames as intlShipment } from '@freightdesk/intl-shipment-contract';
import { auditNames as invoices } from '@freightdesk/invoices-contract';
import { auditNames as ledger } from '@freightdesk/ledger-contract';
import { auditNames as operations } from '@freightdesk/operations-contract';
import { auditNames as parties } from '@freightdesk/parties-contract';
import { auditNames as payments } from '@freightdesk/payments-contract';
import { auditNames as reconciliation } from '@freightdesk/reconciliation-contract';
import { auditNames as tax } from '@freightdesk/tax-contract';
import { auditNames as tracking } from '@freightdesk/tracking-contract';
import { auditNames as users } from '@freightdesk/users-contract';
import { auditNames as views } from '@freightdesk/views-contract';

/**
 * What the columns call what the trail tells of: for the page, which loads it when it is asked for, and for the server, which writes the
 * trail's file. What two of them name, they name alike.
 */
export const auditNames: readonly AuditNames[] = [
  users,
  parties,
  company,
  banks,
  intlShipment,
  domestic,
  tracking,
  invoices,
  payments,
  ledger,
  operations,
  activity,
  views,
  tax,
  reconciliation,
];
