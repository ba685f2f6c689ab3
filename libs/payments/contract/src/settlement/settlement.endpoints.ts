import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { paymentAccess } from '../access';
import { settlementList } from './settlement.list';
import type {
  ApproveWriteOffInput,
  SetOffInput,
  Settlement,
  SettlementReasonInput,
  SettlementRow,
  WriteOffInput,
} from './settlement.schema';

/** What is settled shows on documents; what it moved, in ledgers, reports and the overview. */
const touches = ['settlements', 'payments', 'sale-invoices', 'purchase-invoices', 'reports', 'overview'];

export const listSettlements = defineEndpoint<ListInput, Page<SettlementRow>>({
  name: 'settlements.list',
  method: 'GET',
  path: '/settlement/list',
  access: paymentAccess.read,
  summary: 'What was settled without money: set-offs and write-offs.',
  list: settlementList,
});

export const getSettlement = defineEndpoint<IdInput, Settlement>({
  name: 'settlements.get',
  method: 'GET',
  path: '/settlement/get',
  access: paymentAccess.read,
  summary: 'One set-off or write-off with what it settled and its vouchers.',
});

export const setOff = defineEndpoint<SetOffInput, Settlement>({
  name: 'settlements.setOff',
  method: 'POST',
  path: '/settlement/set-off',
  access: paymentAccess.write,
  summary: "Sets a party's invoices off against its bills: Dr creditors, Cr debtors.",
  status: 201,
  touches,
});

export const askWriteOff = defineEndpoint<WriteOffInput, Settlement>({
  name: 'settlements.askWriteOff',
  method: 'POST',
  path: '/settlement/write-off',
  access: paymentAccess.write,
  summary: 'Asks to write off what is left of an invoice or a bill. Posts nothing until somebody else approves it.',
  status: 201,
  touches,
});

export const approveWriteOff = defineEndpoint<ApproveWriteOffInput, Settlement>({
  name: 'settlements.approve',
  method: 'POST',
  path: '/settlement/approve',
  access: paymentAccess.approve,
  summary: 'Approves a write-off that somebody else asked for, and posts it today.',
  touches,
});

export const refuseWriteOff = defineEndpoint<SettlementReasonInput, Settlement>({
  name: 'settlements.refuse',
  method: 'POST',
  path: '/settlement/refuse',
  access: paymentAccess.approve,
  summary: 'Refuses a write-off, with a reason; its number stays.',
  touches,
});

export const reverseSettlement = defineEndpoint<SettlementReasonInput, Settlement>({
  name: 'settlements.reverse',
  method: 'POST',
  path: '/settlement/reverse',
  access: paymentAccess.write,
  summary: 'Takes a set-off or a write-off back by the mirror of its voucher: its documents are outstanding again.',
  touches,
});
