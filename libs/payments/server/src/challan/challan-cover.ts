import { type ChallanCover, coveredBy, isTdsChallan } from '@freightdesk/payments-contract';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import type { ReadContext } from '@freightdesk/shared-server-kit';
import { findPaymentOrRefuse } from '../payment/find-payment';
import { dueAround, partiesOf } from './challan.repository';

/** The deductions that a challan covers; another payment covers none. */
export async function challanCover({ id }: IdInput, { db }: Pick<ReadContext, 'db'>): Promise<ChallanCover> {
  const payment = await findPaymentOrRefuse(db, id);
  const { account, status } = payment;
  if (!account || status === 'REVERSED' || !isTdsChallan(payment)) return { covered: [], aheadPaise: 0 };
  const { deposits, deductions } = await dueAround(db, account.code, id);
  const { covered, aheadPaise } = coveredBy(id, deposits, deductions);
  const parties = await partiesOf(
    db,
    covered.map(({ document }) => document.id),
  );
  return { covered: covered.map((one) => ({ ...one, party: parties.get(one.document.id) ?? null })), aheadPaise };
}
