import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { IdInput, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { paymentAccess } from '../access';
import { runList } from './run.list';
import type {
  AddRunInput,
  AdvicesQuery,
  BankFilePreview,
  DueBill,
  FitRunLineInput,
  HoldBillInput,
  PayRunInput,
  Proposal,
  ProposalQuery,
  Run,
  RunReasonInput,
  RunRow,
  UpdateRunInput,
} from './run.schema';

const touches = ['payment-runs', 'timeline', 'overview'];
const { read, write } = paymentAccess;

export const listRuns = defineEndpoint<ListInput, Page<RunRow>>({
  name: 'payment-runs.list',
  method: 'GET',
  path: '/payment-run/list',
  access: read,
  summary: 'Payment runs: vendors paid together from one bank.',
  list: runList,
});

export const getRun = defineEndpoint<IdInput, Run>({
  name: 'payment-runs.get',
  method: 'GET',
  path: '/payment-run/get',
  access: read,
  summary: 'One payment run with its bills, and once it is paid with its payments.',
});

export const proposeRun = defineEndpoint<ProposalQuery, Proposal>({
  name: 'payment-runs.proposal',
  method: 'GET',
  path: '/payment-run/proposal',
  access: read,
  summary:
    'Bills to be paid by a day, those of micro and small enterprises first, with what keeps each from being paid.',
});

export const addRun = defineEndpoint<AddRunInput, Run>({
  name: 'payment-runs.add',
  method: 'POST',
  path: '/payment-run/add',
  access: write,
  summary: 'Prepares a payment run: nothing is posted.',
  status: 201,
  touches,
});

export const updateRun = defineEndpoint<UpdateRunInput, Run>({
  name: 'payment-runs.update',
  method: 'POST',
  path: '/payment-run/update',
  access: write,
  summary: 'Changes a payment run that is being prepared.',
  touches,
});

export const submitRun = defineEndpoint<SeenInput, Run>({
  name: 'payment-runs.submit',
  method: 'POST',
  path: '/payment-run/submit',
  access: write,
  summary: 'Gives a payment run to another person for approval.',
  touches,
});

export const returnRun = defineEndpoint<RunReasonInput, Run>({
  name: 'payment-runs.return',
  method: 'POST',
  path: '/payment-run/return',
  access: write,
  summary: 'Gives a payment run back to be changed, with the reason.',
  touches,
});

export const approveRun = defineEndpoint<SeenInput, Run>({
  name: 'payment-runs.approve',
  method: 'POST',
  path: '/payment-run/approve',
  access: write,
  summary: 'Approves what another person prepared and submitted. Nothing is posted yet.',
  touches,
});

export const payRun = defineEndpoint<PayRunInput, Run>({
  name: 'payment-runs.pay',
  method: 'POST',
  path: '/payment-run/pay',
  access: write,
  summary: 'Records that the bank paid: one payment for each vendor, all of them or none.',
  touches: [...touches, 'payments', 'purchase-invoices', 'banks', 'reports'],
});

export const fitRunLine = defineEndpoint<FitRunLineInput, Run>({
  name: 'payment-runs.fitLine',
  method: 'POST',
  path: '/payment-run/fit-line',
  access: write,
  summary:
    'Takes a bill of an open run down to what is outstanding of it now, or out where that is nothing. Never more is paid than was approved.',
  touches,
});

export const cancelRun = defineEndpoint<RunReasonInput, Run>({
  name: 'payment-runs.cancel',
  method: 'POST',
  path: '/payment-run/cancel',
  access: write,
  summary: 'Calls a payment run off, with the reason: its bills are free for another.',
  touches,
});

export const holdBill = defineEndpoint<HoldBillInput, DueBill>({
  name: 'payment-runs.holdBill',
  method: 'POST',
  path: '/payment-run/hold-bill',
  access: write,
  summary: 'Keeps a bill out of payment runs for a reason, or without one lets it in again.',
  touches: [...touches, 'purchase-invoices'],
});

export const getBankFile = defineEndpoint<IdInput, Blob>({
  name: 'payment-runs.bankFile',
  method: 'GET',
  path: '/payment-run/:id/file',
  access: read,
  envelope: 'file',
  summary:
    'What is uploaded at the bank of an approved run, as that bank wants it: one line for each vendor, NEFT or RTGS by its amount.',
});

export const getBankFilePreview = defineEndpoint<IdInput, BankFilePreview>({
  name: 'payment-runs.bankFilePreview',
  method: 'GET',
  path: '/payment-run/file-preview',
  access: read,
  summary: 'The headings and the first rows of the file for the bank of an approved run.',
});

export const getAdvices = defineEndpoint<AdvicesQuery, Blob>({
  name: 'payment-runs.advices',
  method: 'GET',
  path: '/payment-run/:id/advices',
  access: read,
  envelope: 'file',
  summary:
    'What each vendor of an approved or paid run is told: its bills, the tax withheld, what is paid now and the UTR. PDF, or a PDF each in a ZIP.',
});
