import { type Api, registerImport } from '@freightdesk/shared-server-kit';
import * as contract from '@freightdesk/tax-contract';
import * as schema from '@freightdesk/tax-contract/schema';
import { addChargeHead } from './add-charge-head';
import { headAccounts, listChargeHeadRows } from './charge-head.repository';
import { importChargeHeads } from './import-charge-heads';
import { updateChargeHead } from './update-charge-head';

export function registerChargeHeads(api: Api): void {
  const output = schema.chargeHeadSchema;
  api.list(
    contract.listChargeHeads,
    { row: output, exported: { actsAs: { labels: contract.chargeCapacityLabel } } },
    (request, { db }) => listChargeHeadRows(db, request),
  );
  api.read(contract.listHeadAccounts, { output: schema.headAccountsSchema }, (_nothing, { db }) => headAccounts(db));
  api.write(contract.addChargeHead, { input: schema.addChargeHeadInput, output }, addChargeHead);
  api.write(contract.updateChargeHead, { input: schema.updateChargeHeadInput, output }, updateChargeHead);
  registerImport(api, contract.chargeHeadImport, importChargeHeads);
}
