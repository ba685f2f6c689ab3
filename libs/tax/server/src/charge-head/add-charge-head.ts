import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { AddChargeHeadInput, ChargeHead } from '@freightdesk/tax-contract';
import { insertChargeHead } from './charge-head.repository';
import { findChargeHeadOrRefuse } from './find-charge-head';
import { columnsOf, refuseRatesNotInForce, refuseSameHead, refuseUnknownAccounts } from './written-head';

export async function addChargeHead(input: AddChargeHeadInput, context: WriteContext): Promise<ChargeHead> {
  const id = newId();
  await refuseRatesNotInForce(input, context.tx);
  await refuseUnknownAccounts(input, context.tx);
  await refuseSameHead(() => insertChargeHead(context, { ...columnsOf(input), id }));

  const added = await findChargeHeadOrRefuse(context.tx, id);
  await context.audit({ record: 'charge head', recordId: id, action: 'add', after: added });
  return added;
}
