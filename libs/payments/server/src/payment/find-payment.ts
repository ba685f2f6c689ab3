import { vouchersOfDocument } from '@freightdesk/ledger-server';
import type { Payment } from '@freightdesk/payments-contract';
import { type Db, together } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { advanceTaxOf } from './advance-tax.repository';
import { allocationsOf } from './allocation.repository';
import { findPaymentRow } from './payment.repository';

/** A payment with its allocations and vouchers. */
export async function findPaymentOrRefuse(db: Db, id: string): Promise<Payment> {
  const [row, allocations, vouchers, advanceTax] = await together(
    findPaymentRow(db, id),
    allocationsOf(db, id),
    vouchersOfDocument(db, id),
    advanceTaxOf(db, id),
  );
  if (!row) refuse(commonProblems.not_found, { message: 'This payment does not exist, or no longer does.' });
  return { ...row, allocations, vouchers, advanceTax };
}
