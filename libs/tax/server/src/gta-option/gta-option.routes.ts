import type { Api } from '@freightdesk/shared-server-kit';
import * as contract from '@freightdesk/tax-contract';
import * as schema from '@freightdesk/tax-contract/schema';
import { addGtaOption } from './add-gta-option';
import { gtaOptionOn, listGtaOptionRows } from './gta-option.repository';

export function registerGtaOptions(api: Api): void {
  const output = schema.gtaOptionSchema;
  api.list(contract.listGtaOptions, { row: output }, (request, { db }) => listGtaOptionRows(db, request));
  const ofDay = { input: schema.gtaOptionOfDayInput, output: schema.gtaOptionOfDaySchema };
  api.read(contract.gtaOptionOfDay, ofDay, async ({ date }, { db }) => ({ option: await gtaOptionOn(db, date) }));
  api.write(contract.addGtaOption, { input: schema.addGtaOptionInput, output }, addGtaOption);
}
