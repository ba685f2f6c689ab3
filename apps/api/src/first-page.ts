import { bankFigures, firstBank } from '@freightdesk/banks-server';
import { companyAddress, monthFigures, monthsToLock } from '@freightdesk/company-server';
import { docketExceptionsOpen, docketFigures, ewayBillsEnding, podsMissing } from '@freightdesk/domestic-server';
import {
  cutoffsDue,
  followUpsDue,
  jobExceptionsOpen,
  jobFigures,
  leadFigures,
  marginLeaks,
  papersDue,
  papersEnding,
  podsToVerify,
  quotationsAnswered,
  quotationsEnding,
  quotationsToApprove,
  shipmentsComing,
  shipmentsLate,
  shipmentsLeaving,
} from '@freightdesk/intl-shipment-server';
import {
  ageing,
  billFigures,
  billsDue,
  creditAtRisk,
  draftsWaiting,
  einvoicesToRegister,
  einvoicesToReport,
  invoiceFigures,
  invoicesOverdue,
  recurringRefused,
  waitingFigures,
} from '@freightdesk/invoices-server';
import { journalsToPost, journalsToReverse } from '@freightdesk/ledger-server';
import { firstParty } from '@freightdesk/parties-server';
import {
  msmeBillsDue,
  receiptsToAssign,
  runsToApprove,
  runsToPay,
  unidentifiedFigures,
  writeOffsToApprove,
} from '@freightdesk/payments-server';
import { staleCheques, statementsToMatch, unmatchedFigures } from '@freightdesk/reconciliation-server';
import { businessFigures, taxDays } from '@freightdesk/reports-server';
import type { DueSource, FigureSource } from '@freightdesk/shared-server-kit';
import { firstColleague } from '@freightdesk/users-server';

/** What waits for people: the first page lists it, and the bell rings for some of it. */
export const dueSources: readonly DueSource[] = [
  ewayBillsEnding,
  jobExceptionsOpen,
  docketExceptionsOpen,
  shipmentsLate,
  quotationsToApprove,
  quotationsAnswered,
  writeOffsToApprove,
  followUpsDue,
  quotationsEnding,
  cutoffsDue,
  shipmentsLeaving,
  shipmentsComing,
  podsMissing,
  podsToVerify,
  papersDue,
  papersEnding,
  marginLeaks,
  msmeBillsDue,
  billsDue,
  creditAtRisk,
  einvoicesToReport,
  einvoicesToRegister,
  invoicesOverdue,
  draftsWaiting,
  recurringRefused,
  runsToApprove,
  runsToPay,
  receiptsToAssign,
  staleCheques,
  statementsToMatch,
  ...taxDays,
  journalsToReverse,
  journalsToPost,
  monthsToLock,
  companyAddress,
  firstBank,
  firstParty,
  firstColleague,
];

/** Figures in the order of the page; of those with a chart, the first that its reader may see is shown. */
export const figureSources: readonly FigureSource[] = [
  businessFigures,
  ageing,
  invoiceFigures,
  waitingFigures,
  billFigures,
  monthFigures,
  bankFigures,
  unmatchedFigures,
  unidentifiedFigures,
  jobFigures,
  docketFigures,
  leadFigures,
];
