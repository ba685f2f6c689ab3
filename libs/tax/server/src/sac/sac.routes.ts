import { idQuery } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import * as contract from '@freightdesk/tax-contract';
import * as schema from '@freightdesk/tax-contract/schema';
import { addSac } from './add-sac';
import { findSacOrRefuse } from './find-sac';
import { listSacRows } from './sac.repository';
import { updateSac } from './update-sac';

export function registerSacs(api: Api): void {
  const output = schema.sacSchema;
  api.list(contract.listSacs, { row: output }, (request, { db }) => listSacRows(db, request));
  api.read(contract.getSac, { input: idQuery, output }, ({ id }, { db }) => findSacOrRefuse(db, id));
  api.write(contract.addSac, { input: schema.addSacInput, output }, addSac);
  api.write(contract.updateSac, { input: schema.updateSacInput, output }, updateSac);
}
