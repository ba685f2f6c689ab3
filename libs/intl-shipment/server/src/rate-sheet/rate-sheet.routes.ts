import * as contract from '@freightdesk/intl-shipment-contract';
import * as schema from '@freightdesk/intl-shipment-contract/schema';
import { idQuery } from '@freightdesk/shared-endpoint/schema';
import { type Api, registerImport } from '@freightdesk/shared-server-kit';
import { addRateSheet } from './add-rate-sheet';
import { findRateSheetOrRefuse } from './find-rate-sheet';
import { importRateSheets } from './import-rate-sheets';
import { listRateSheetRows } from './rate-sheet.repository';
import { updateRateSheet } from './update-rate-sheet';

export function registerRateSheets(api: Api): void {
  const output = schema.rateSheetSchema;
  api.list(contract.listRateSheets, { row: output }, (request, { db }) => listRateSheetRows(db, request));
  api.read(contract.getRateSheet, { input: idQuery, output }, ({ id }, { db }) => findRateSheetOrRefuse(db, id));
  api.write(contract.addRateSheet, { input: schema.addRateSheetInput, output }, addRateSheet);
  api.write(contract.updateRateSheet, { input: schema.updateRateSheetInput, output }, updateRateSheet);
  registerImport(api, contract.rateSheetImport, importRateSheets);
}
