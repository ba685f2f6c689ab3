import {
  addBank,
  countCash,
  deleteBank,
  getBank,
  getChequeLayout,
  getPaymentFile,
  listBanks,
  listCounts,
  listTransfers,
  reverseTransfer,
  setChequeLayout,
  setDefaultBank,
  setPaymentFile,
  transferBetweenBanks,
  updateBank,
} from '@freightdesk/banks-contract';
import * as schema from '@freightdesk/banks-contract/schema';
import { gone, idQuery, seenInput } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { addBank as add } from './bank/add-bank';
import { listBankRows } from './bank/bank.repository';
import { findBankOrRefuse } from './bank/bank-refusals';
import { deleteBank as remove } from './bank/delete-bank';
import { setDefaultBank as setDefault } from './bank/set-default-bank';
import { updateBank as update } from './bank/update-bank';
import { findPaymentFileOrRefuse, setPaymentFile as setFile } from './payment-file/set-payment-file';
import { reverseTransfer as reverse } from './transfer/reverse-transfer';
import { findChequeLayoutOrRefuse, setChequeLayout as setCheque } from './cheque/set-cheque-layout';
import { listCountRows } from './count/count.repository';
import { countCash as count } from './count/count-cash';
import { listTransferRows } from './transfer/transfer.repository';
import { type TakeTransferNumber, transferBetweenBanks as transfer } from './transfer/transfer-between-banks';

/** What banks ask of other domains; the app's wiring hands it over. */
export interface BanksPorts {
  takeTransferNumber: TakeTransferNumber;
}

export function registerBanks(api: Api, { takeTransferNumber }: BanksPorts): void {
  api.list(listBanks, { row: schema.bankSchema }, (request, { db }) => listBankRows(db, request));
  api.read(getBank, { input: idQuery, output: schema.bankSchema }, ({ id }, { db }) => findBankOrRefuse(db, id));
  api.write(addBank, { input: schema.addBankInput, output: schema.bankSchema }, add);
  api.write(updateBank, { input: schema.updateBankInput, output: schema.bankSchema }, update);
  api.write(deleteBank, { input: seenInput, output: gone }, remove);
  api.write(setDefaultBank, { input: schema.setDefaultBankInput, output: schema.bankSchema }, setDefault);
  api.read(getPaymentFile, { input: idQuery, output: schema.paymentFileSchema }, ({ id }, { db }) =>
    findPaymentFileOrRefuse(db, id),
  );
  api.write(setPaymentFile, { input: schema.setPaymentFileInput, output: schema.paymentFileSchema }, setFile);
  api.read(getChequeLayout, { input: idQuery, output: schema.bankChequeSchema }, ({ id }, { db }) =>
    findChequeLayoutOrRefuse(db, id),
  );
  api.write(setChequeLayout, { input: schema.setChequeLayoutInput, output: schema.bankChequeSchema }, setCheque);
  api.write(transferBetweenBanks, { input: schema.transferInput, output: schema.transferSchema }, (input, context) =>
    transfer(input, context, takeTransferNumber),
  );
  api.list(listTransfers, { row: schema.transferSchema }, (request, { db }) => listTransferRows(db, request));
  api.write(reverseTransfer, { input: schema.reverseTransferInput, output: schema.transferSchema }, reverse);
  api.list(listCounts, { row: schema.countSchema }, (request, { db }) => listCountRows(db, request));
  api.write(countCash, { input: schema.countInput, output: schema.countSchema }, count);
}
