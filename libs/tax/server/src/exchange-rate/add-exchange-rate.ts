import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { AddExchangeRateInput, ExchangeRate } from '@freightdesk/tax-contract';
import { insertExchangeRate } from './exchange-rate.repository';

export async function addExchangeRate(input: AddExchangeRateInput, context: WriteContext): Promise<ExchangeRate> {
  const added = await insertExchangeRate(context, { ...input, id: newId() });
  await context.audit({ record: 'exchange rate', recordId: added.id, action: 'add', after: added });
  return added;
}
