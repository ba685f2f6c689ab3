import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { bankAccess } from '../access';
import { transferList } from './transfer.list';
import type { ReverseTransferInput, Transfer, TransferInput } from './transfer.schema';

/** Balances stand in ledgers, reports and the overview too. */
const touches = ['banks', 'transfers', 'reports', 'overview'];

export const listTransfers = defineEndpoint<ListInput, Page<Transfer>>({
  name: 'transfers.list',
  method: 'GET',
  path: '/bank/transfer-list',
  access: bankAccess.read,
  summary: 'Transfers between banks, each amount in the currency of its bank.',
  list: transferList,
});

export const transferBetweenBanks = defineEndpoint<TransferInput, Transfer>({
  name: 'banks.transfer',
  method: 'POST',
  path: '/bank/transfer',
  access: bankAccess.write,
  summary: 'Moves money between two banks.',
  status: 201,
  touches,
});

export const reverseTransfer = defineEndpoint<ReverseTransferInput, Transfer>({
  name: 'transfers.reverse',
  method: 'POST',
  path: '/bank/transfer-reverse',
  access: bankAccess.write,
  summary: 'Takes a transfer back by the mirror of its voucher; its number stays.',
  touches,
});
