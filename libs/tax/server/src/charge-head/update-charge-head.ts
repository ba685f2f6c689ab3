import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import {
  type ChargeHead,
  chargeHeadProblemKinds,
  chargeHeadProblems,
  type UpdateChargeHeadInput,
} from '@freightdesk/tax-contract';
import { changeChargeHead } from './charge-head.repository';
import { chargeHeads } from './find-charge-head';
import { columnsOf, refuseRatesNotInForce, refuseSameHead, refuseUnknownAccounts } from './written-head';

/** What is left out stays, null clears; the head must be right as a whole. Documents keep the account that they were posted to. */
export function updateChargeHead(input: UpdateChargeHeadInput, context: WriteContext): Promise<ChargeHead> {
  const { id, version, ...changes } = input;
  return changeRecord(chargeHeads, { id, version, action: 'update' }, context, async (before) => {
    const errors = chargeHeadProblems({ ...before, ...changes });
    if (errors.length > 0) refuse(chargeHeadProblemKinds.wrong_terms, { errors });
    await refuseRatesNotInForce(changes, context.tx);
    await refuseUnknownAccounts(changes, context.tx);
    await refuseSameHead(() => changeChargeHead(context, id, columnsOf(changes)));
  });
}
