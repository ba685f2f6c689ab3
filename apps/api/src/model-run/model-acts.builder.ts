import { forAccount } from './model-accounts.builder';
import { allocate, takeOff } from './model-allocations.builder';
import { addBill, cancel, draftInvoice, issueInvoice, postBill } from './model-documents.builder';
import { bringBalances, closeYear, openYear, postJournal, reverseJournal } from './model-journals.builder';
import { billCustomer, openJob } from './model-jobs.builder';
import { chargeInterest } from './model-interest.builder';
import { billAgain, convertProforma, issueProforma } from './model-proformas.builder';
import { addDollarBank, changeOpening, countCash, deleteBank } from './model-banks.builder';
import { addBank, addParty, lock, unlock } from './model-masters.builder';
import { cancelNote, note } from './model-notes.builder';
import { bringForward, revalue, reverseValuation } from './model-openings.builder';
import { move } from './model-payments.builder';
import { refund } from './model-refunds.builder';
import { reverse } from './model-reversals.builder';
import { approveRun, cancelRun, goOnWithRun, payRun, prepareRun, returnRun, submitRun } from './model-runs.builder';
import { approveWriteOff, askWriteOff, refuseWriteOff, reverseSettlement, setOff } from './model-settlements.builder';
import { bookCharge, clearPayment, returnCheque, unmatch } from './model-statements.builder';
import { reverseTransfer, transfer } from './model-transfers.builder';
import type { Step, World } from './model-world.builder';
import { moveCredit, postOldBill } from './model-unpaid-credit.builder';

/** What may happen to the books; the simplest stands first, so that a failing run is told with few others. */
export const acts = {
  draftInvoice: draftInvoice(),
  issueInvoice,
  receive: move('RECEIPT'),
  allocate,
  addBill: (world, step) => addBill(world, step),
  postBill,
  pay: move('PAYMENT'),
  ...{ spend: forAccount('spend'), payDue: forAccount('payDue'), receiveOther: forAccount('receiveOther') },
  ...{ receiveDollars: move('RECEIPT', true), payDollars: move('PAYMENT', true) },
  ...{ spendDollars: forAccount('spend', true), receiveOtherDollars: forAccount('receiveOther', true) },
  transfer,
  reverseTransfer,
  takeOff,
  refund,
  ...{ setOff, askWriteOff, approveWriteOff, refuseWriteOff, reverseSettlement },
  ...{ prepareRun, goOnWithRun, submitRun, approveRun, payRun, returnRun, cancelRun },
  openInvoices: bringForward('invoices'),
  openBills: bringForward('bills'),
  ...{ postJournal, reverseJournal, closeYear, openYear },
  ...{ creditInvoice: note('invoices'), debitBill: note('bills') },
  ...{ cancelNote: cancelNote('invoices'), cancelDebitNote: cancelNote('bills') },
  postOldBill,
  ...{ invoiceAtOnce: draftInvoice(true), billAtOnce: (world, step) => addBill(world, step, true) },
  ...{ issueProforma, convertProforma, billAgain, chargeInterest },
  bringBalances,
  ...{ openJob, billCustomer },
  ...{ reverseCredit: moveCredit('reverse'), restoreCredit: moveCredit('restore') },
  revalue,
  reverseValuation,
  reverse,
  cancelInvoice: cancel('invoices', '/sale-invoice/cancel', 'not_issued'),
  cancelBill: cancel('bills', '/purchase-invoice/cancel', 'not_posted'),
  addBank,
  addDollarBank,
  ...{ countCash, changeOpening, deleteBank },
  ...{ clearPayment, returnCheque, bookCharge, unmatch },
  addCustomer: addParty('customers'),
  addVendor: addParty('vendors'),
  addPartner: addParty('partners'),
  unlock,
  lock,
} satisfies Record<string, (world: World, step: Step) => Promise<void>>;

const isAct = (name: string): name is keyof typeof acts => name in acts;
export const actNames = Object.keys(acts).filter(isAct);
