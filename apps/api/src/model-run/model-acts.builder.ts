import { addBill, cancel, draftInvoice, issueInvoice, postBill } from './model-documents.builder';
import { addBank, addParty, lock, reverseTransfer, transfer, unlock } from './model-masters.builder';
import { allocate, move, reverse, spend, takeOff } from './model-payments.builder';
import type { Step, World } from './model-world.builder';

/** What may happen to the books; the simplest stands first, so that a failing run is told with few others. */
export const acts = {
  draftInvoice,
  issueInvoice,
  receive: move('RECEIPT'),
  allocate,
  addBill,
  postBill,
  pay: move('PAYMENT'),
  spend,
  transfer,
  reverseTransfer,
  takeOff,
  reverse,
  cancelInvoice: cancel('invoices', '/sale-invoice/cancel', 'not_issued'),
  cancelBill: cancel('bills', '/purchase-invoice/cancel', 'not_posted'),
  addBank,
  addCustomer: addParty('customers'),
  addVendor: addParty('vendors'),
  unlock,
  lock,
} satisfies Record<string, (world: World, step: Step) => Promise<void>>;

const isAct = (name: string): name is keyof typeof acts => name in acts;
export const actNames = Object.keys(acts).filter(isAct);
