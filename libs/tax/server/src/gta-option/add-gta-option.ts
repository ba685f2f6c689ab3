import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { AddGtaOptionInput, GtaOptionRow } from '@freightdesk/tax-contract';
import { insertGtaOption } from './gta-option.repository';

/** What was billed stays as it was; a draft that is issued from now on takes the option of its own date. */
export async function addGtaOption(input: AddGtaOptionInput, context: WriteContext): Promise<GtaOptionRow> {
  const added = await insertGtaOption(context, { ...input, id: newId() });
  await context.audit({ record: 'GTA option', recordId: added.id, action: 'add', after: added });
  return added;
}
