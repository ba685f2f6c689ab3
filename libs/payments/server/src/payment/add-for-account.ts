import { openingWarning } from '@freightdesk/banks-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import {
  type AccountInput,
  accountProblems,
  accountVoucher,
  bankPaise,
  cashProblem,
  cashWarning,
  emptyBoxWarning,
  movedBy,
  type PaidAccount,
  paymentRate,
  type PayingBank,
  sameReferenceWarning,
  type SavedPayment,
} from '@freightdesk/payments-contract';
import { newId, together } from '@freightdesk/shared-database';
import { refuseFutureDates, type WriteContext } from '@freightdesk/shared-server-kit';
import type { PaidParty, PaymentsPorts } from '../payments-ports';
import { boxAfter } from './cash-box.repository';
import { hasBranch } from './expense-branch.repository';
import { findJob } from './expense-job.repository';
import { gstRatesOn } from './gst-rate.repository';
import { gstColumns } from './gst-columns';
import { findPaymentOrRefuse } from './find-payment';
import { cashMovedPaise, findAccount, insertPayment, standingUnder } from './payment.repository';
import { refuseProblems, refuseUnknown } from './payment-refusals';
import { findBankOrRefuse, findPartyOrRefuse, isTransporter, problemsAtBank, warningsOf } from './payment-sides';

/** Records what is spent for an account, a due that is paid, or what is received for one without a party. */
export async function addForAccount(
  input: AccountInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<SavedPayment> {
  const { tx } = context;
  const { direction, date, partyId, challan } = input;
  refuseFutureDates(context.clock, { ...(challan && { 'challan.date': challan.date }) });
  const [account, bank, party, rates, job, isBranchKnown] = await together(
    findAccountOrRefuse(input.accountCode, context),
    findBankOrRefuse(input.bankId, context, ports),
    partyId === undefined ? null : findPartyOrRefuse(partyId, context, ports),
    input.gst ? gstRatesOn(tx, date) : [],
    input.jobId === undefined ? null : findJob(tx, input.jobId),
    input.branchId === undefined || hasBranch(tx, input.branchId),
  );
  if (job === undefined) refuseUnknown('unknown_job', 'jobId');
  if (!isBranchKnown) refuseUnknown('unknown_branch', 'branchId');
  // Whoever paid in one go is one person, whether we know him or not; of two who are not known nobody can say.
  const cash = { ...input, paise: bankPaise(input), isTransporter: isTransporter(party) };
  refuseProblems([...problemsAtBank(bank, input), ...accountProblems(input, account, rates), cashProblem(cash)]);

  const [number, alreadyPaise, stands] = await together(
    ports.takeNumber(context, { kind: direction, date }),
    cashMovedPaise(tx, input),
    standingUnder(tx, input),
  );
  const id = newId();
  const [, added, box] = await together(
    post({ input, id, number, bank, account, party }, context),
    findPaymentOrRefuse(tx, id),
    boxAfter(tx, input),
  );
  await context.audit({ record: 'payment', recordId: id, action: 'add', after: added });
  // Dues go to the government, whose cash counters the law leaves alone.
  const toPerson = account.kind === 'LIABILITY' ? { ...cash, paise: 0 } : { ...cash, alreadyPaise };
  const told = [cashWarning(toPerson), emptyBoxWarning(box), openingWarning(bank, date), sameReferenceWarning(stands)];
  return { data: added, warnings: warningsOf(told) };
}

async function findAccountOrRefuse(code: string, { tx }: WriteContext): Promise<PaidAccount> {
  return (await findAccount(tx, code)) ?? refuseUnknown('unknown_account', 'accountCode');
}

interface ForAccount {
  input: AccountInput;
  id: string;
  number: string;
  bank: PayingBank;
  account: PaidAccount;
  party: PaidParty | null;
}

async function post(asked: ForAccount, context: WriteContext): Promise<void> {
  const { input, id, number, bank, account, party } = asked;
  const { direction, date, mode, reference, accountCode, partyId, jobId, gst } = input;
  const voucherId = newId();
  const what = [account.name, party?.name].filter(Boolean).join(', ');
  await together(
    postVoucher(context, {
      id: voucherId,
      type: direction,
      date,
      narration: `${direction === 'RECEIPT' ? 'Received for' : 'Spent for'} ${what}, ${movedBy(mode, reference)}`,
      document: { type: 'payment', id, number },
      branchId: input.branchId,
      lines: accountVoucher({ payment: input, bank, accountCode, partyId, jobId, gst }),
    }),
    insertPayment(context, { ...columnsOf(asked), voucherId }),
  );
}

function columnsOf({ input, id, number }: ForAccount) {
  const { bankId, partyId, direction, date, mode, reference, currency, accountCode } = input;
  const { amountMinor, bankChargesPaise = 0, gst, challan } = input;
  const bankAmountPaise = bankPaise(input);
  return {
    ...{ id, number, status: 'POSTED', direction, bankId, date, mode, accountCode },
    ...(partyId !== undefined && { partyId }),
    ...(reference !== undefined && { reference }),
    ...{ currency, exchangeRate: paymentRate(input), amountMinor, bankAmountPaise, bankChargesPaise, tdsPaise: 0 },
    ...(gst && gstColumns(bankAmountPaise - bankChargesPaise, gst)),
    ...(challan && challanColumns(challan)),
  };
}

const challanColumns = ({ number, bsrCode, date }: NonNullable<AccountInput['challan']>) => ({
  ...{ challanNumber: number, challanDate: date },
  ...(bsrCode !== undefined && { challanBsrCode: bsrCode }),
});
