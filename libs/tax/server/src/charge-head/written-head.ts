import { isUniqueViolation, type Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import {
  chargeHeadProblemKinds,
  type HeadRate,
  headRatesNotInForce,
  inOrder,
  type UpdateChargeHeadInput,
} from '@freightdesk/tax-contract';
import { allGstRates } from '../tax-table/tax-table.repository';
import { headAccounts } from './charge-head.repository';

type Particulars = Omit<UpdateChargeHeadInput, 'id' | 'version'>;

const asKept = ({ from, gstRate, taxability, source = null }: HeadRate) => ({ from, gstRate, taxability, source });

/** What a person says of a head as its columns take it; what is left out is left as it is. */
export const columnsOf = <Said extends Particulars>({ rates, ...said }: Said) => ({
  ...said,
  ...(rates && { rates: JSON.stringify(inOrder(rates).map(asKept)) }),
});

/** An account that no charge can be booked to is told at its field. */
export async function refuseUnknownAccounts(said: Particulars, tx: Tx): Promise<void> {
  const { incomeAccountCode, costAccountCode } = said;
  if (incomeAccountCode == null && costAccountCode == null) return;
  const { income, cost } = await headAccounts(tx);
  const isAmong = (accounts: readonly { code: string }[], code: string | null | undefined) =>
    code == null || accounts.some((account) => account.code === code);
  const wrong = [
    ...(isAmong(income, incomeAccountCode) ? [] : ['incomeAccountCode']),
    ...(isAmong(cost, costAccountCode) ? [] : ['costAccountCode']),
  ];
  const { code, message } = chargeHeadProblemKinds.unknown_account;
  if (wrong.length > 0) {
    refuse(chargeHeadProblemKinds.unknown_account, { errors: wrong.map((field) => ({ field, code, message })) });
  }
}

/** A rate that the law does not know on its day is told at its field. */
export async function refuseRatesNotInForce({ rates = [] }: Particulars, tx: Tx): Promise<void> {
  const errors = rates.length === 0 ? [] : headRatesNotInForce(rates, await allGstRates(tx));
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
}

/** One name and one code is one head, also where two are written at the same moment. */
export async function refuseSameHead(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'charge_head_name') && !isUniqueViolation(error, 'charge_head_code')) throw error;
    refuse(chargeHeadProblemKinds.duplicate_charge_head);
  }
}
