export { customInvoiceAccess, purchaseInvoiceAccess, paymentAccess, saleInvoiceAccess } from './access';
export { auditNames } from './audit-names';
// What is billed or costed
export {
  listAccruedCosts,
  listBillableCharges,
  listBillableDockets,
  listBillableJobs,
  listCostableDockets,
  listCostableJobs,
} from './document/billable.endpoints';
export { billedJobList } from './document/billed-job.list';
export type { DocumentsAsked } from './document/documents-asked';
// What was open in the books of before
export { openBillImport, openInvoiceImport } from './opening/open-document.import';
export { openLine } from './opening/open-document.rules';
export { openDocumentRefusals } from './opening/open-document.errors';
export type { OpenDocumentInput } from './opening/open-document.schema';
// Interest on what is overdue
export { getInterest, makeInterestNotes } from './interest/interest.endpoints';
export { interestProblems } from './interest/interest.errors';
export { leftOutLabel } from './interest/interest.kinds';
export { type ChargedSpan, interestLines, interestOn, interestText } from './interest/interest.rules';
// Sale invoices
export {
  addSaleInvoice,
  cancelSaleInvoice,
  deleteSaleInvoice,
  convertProforma,
  creditSaleInvoice,
  editSaleInvoice,
  followUpSaleInvoice,
  getSaleInvoice,
  issueSaleInvoice,
  listSaleInvoices,
  previewInvoiceNumber,
} from './sale-invoice/sale-invoice.endpoints';
export { saleInvoiceList } from './sale-invoice/sale-invoice.list';
export { saleInvoiceProblems } from './sale-invoice/sale-invoice.errors';
export {
  type AddableKind,
  isAddable,
  isOffered,
  type IssuedKind,
  issuedKinds,
  offeredKinds,
  type SaleInvoiceKind,
  saleInvoiceKindLabel,
  saleInvoiceKinds,
  type SaleInvoiceStatus,
  saleInvoiceStatusLabel,
  termUseOf,
} from './sale-invoice/sale-invoice.kinds';
export type {
  AddSaleInvoiceInput,
  AgreedTerm,
  ConvertProformaInput,
  CreditedInvoice,
  CreditNoteInput,
  FollowUpInput,
  InvoiceNumberQuery,
  SaleInvoice,
  SaleInvoiceLine,
  SavedSaleInvoice,
  SaleInvoiceRow,
  Supplier,
} from './sale-invoice/sale-invoice.schema';
export { type ChargedJob, docketsNamedBy, jobsNamedBy } from './sale-invoice/handed-over.rules';
export { soldAccountOf } from './sale-invoice/income-account.rules';
export { type PricedInvoice, priceInvoice, type SaleSides } from './sale-invoice/price-invoice.rules';
export { saleVoucherLines } from './sale-invoice/sale-voucher.rules';
export { dueDateOf, isOverdue } from './sale-invoice/due-date.rules';
export { lacksLut } from './sale-invoice/export-terms.rules';
export { freightRatesNotByOption, isByGtaOption } from './sale-invoice/freight-rate.rules';
export { mixedLineWarnings } from './sale-invoice/mixed-lines.rules';
export { recipientWarning } from './sale-invoice/unregistered-recipient.rules';
export { creditTimePassed } from './purchase-invoice/credit-time.rules';
export { billsUnregistered, billWarnings, chargesUnregistered } from './purchase-invoice/unregistered-vendor.rules';

// Sale documents on paper
export type { PrintedAlong, PrintedBank, PrintedDocket, PrintedJob } from './sheet/printed-along.schema';
export { getPrintedAlong, getSaleInvoicePdf, getSaleInvoicesPdf } from './sheet/sale-sheet.endpoints';
export type { SaleInvoicePdfQuery, SaleInvoicesPdfQuery } from './sheet/sale-sheet.schema';
export { copiesOf, mostPrinted } from './sheet/sale-copies';
export { type PrintedHow, saleInvoiceSheet } from './sheet/sale-invoice-sheet.rules';
export { customInvoiceSheet } from './sheet/custom-invoice-sheet.rules';
export { withoutVoucher } from './sheet/voucher-need.rules';
export { columnsIn, type CustomColumn, customColumns, isPaidOnBehalf, titleMax } from './sheet/custom-view.rules';
// All that customers were not billed for
export { billCustomer, listUnbilledCustomers } from './billing/billing.endpoints';
export { billingProblems } from './billing/billing.errors';
export { unbilledCustomerList } from './billing/billing.list';
export type { BillCustomerInput, BilledCustomer, UnbilledCustomer } from './billing/billing.schema';
export { type Consolidated, consolidated, lineOfBillable, ownerOf } from './billing/consolidated.rules';
// Invoices that are made again
export { addRecurring, listRecurring, makeRecurring, updateRecurring } from './recurring/recurring.endpoints';
export { recurringProblems } from './recurring/recurring.errors';
export { type RecurringPeriod, recurringPeriodLabel, recurringPeriods } from './recurring/recurring.kinds';
export { recurringList } from './recurring/recurring.list';
export { hasEnded, isDue, nextAfter } from './recurring/recurring.rules';
export type { AddRecurringInput, RecurringInvoice, UpdateRecurringInput } from './recurring/recurring.schema';
// The letter with a document
export { saleInvoiceLetters } from './mail/sale-invoice-mail.rules';
// Purchase invoices on paper
export { getPaymentVoucher, getPurchasePdf } from './sheet/purchase-sheet.endpoints';
export { paymentVoucherSheet, type SettledBill } from './sheet/payment-voucher-sheet.rules';
export { purchaseSheet } from './sheet/purchase-sheet.rules';

// Purchase invoices
export {
  addPurchaseInvoice,
  cancelPurchaseInvoice,
  deletePurchaseInvoice,
  debitPurchaseInvoice,
  enterRemittance,
  getPurchaseInvoice,
  getTdsSoFar,
  listPurchaseInvoices,
  postPurchaseInvoice,
  previewPurchaseNumber,
  updatePurchaseInvoice,
} from './purchase-invoice/purchase-invoice.endpoints';
export { purchaseInvoiceList } from './purchase-invoice/purchase-invoice.list';
export { aboveAccrued, purchaseInvoiceProblems, sameBill } from './purchase-invoice/purchase-invoice.errors';
export {
  type PurchaseInvoiceKind,
  purchaseInvoiceKindLabel,
  type PurchaseInvoiceStatus,
  purchaseInvoiceStatusLabel,
  type PurchaseSupply,
  purchaseSupplyLabel,
} from './purchase-invoice/purchase-invoice.kinds';
export { supplierNumberKey } from './purchase-invoice/purchase-invoice.rules';
export type {
  AddPurchaseInvoiceInput,
  DebitNoteInput,
  PurchaseInvoice,
  PurchaseInvoiceLine,
  PurchaseInvoiceRow,
  RemittanceInput,
  TdsSoFarAnswer,
  TdsSoFarQuery,
} from './purchase-invoice/purchase-invoice.schema';
export { type StatedTax } from './purchase-invoice/price-purchase.rules';
export {
  type PurchaseFigures,
  purchaseFigures,
  tdsNatureOf,
  type TdsStanding,
} from './purchase-invoice/purchase-figures.rules';
export { type PurchaseSides } from './purchase-invoice/purchase-place.rules';
export {
  costDifference,
  costFigures,
  type CostFigures,
  isAboveTolerance,
  noCost,
} from './purchase-invoice/cost-check.rules';
export { costAccountOf } from './purchase-invoice/cost-account.rules';
export { tdsAccounts } from './purchase-invoice/tds-accounts.data';
export { correctedBill, taxOfNoteLines, tdsOfNote } from './purchase-invoice/bill-note.rules';
export { billPostings } from './purchase-invoice/bill-postings.rules';
export { purchaseVoucherLines } from './purchase-invoice/purchase-voucher.rules';

// Notes that correct a document
export { noteFigures } from './note/note-figures.rules';
export { type AskedNoteLine, noteParts, rateOf, restParts, writtenPart } from './note/note-lines.rules';
export { type CorrectedDocument, leftOf } from './note/left-of.rules';
export { noteWarnings } from './note/note-time.rules';

// Documents of either side
export { inRupees, lineOfCharge } from './document/billable-charge.rules';
export type { BillableChargeRow, BillableCharges, LowMargin } from './document/billable-charge.schema';
export { lowMarginOf } from './document/low-margin.rules';
export { type HeldBy, heldByText } from './document/billable-charge.kinds';
export { chargedLineProblems } from './document/charged-line.errors';
export { chargedHeadProblems } from './document/charged-head.errors';
export { boughtHeadProblem, type ChargedHead, lineOfHead, soldHeadProblem } from './document/charged-head.rules';
export { amountsFit } from './document/amount.rules';
export { rateText } from './document/rate-text';
export { type TaxedLine, type TaxWorking, taxWorkings } from './document/tax-workings.rules';
export { type Taxed, taxHeadsOf } from './document/tax-head-names';
export type {
  BillableDocket,
  BillableJob,
  CancelDocumentInput,
  InvoiceNumber,
  SettledBy,
} from './document/document.schema';
export { gstr2bPaths, purchasePaths, salePaths, unpaidCreditPaths } from './paths';

// Numbers

// E-invoices
export { getEinvoice, getEinvoicesFile, registerEinvoice } from './einvoice/einvoice.endpoints';
export { einvoiceProblems } from './einvoice/einvoice.errors';
export { einvoiceStateLabel, einvoiceReasons, irnCancelledAlone, mostRegistered } from './einvoice/einvoice.kinds';
export {
  cancellableUntil,
  type EinvoiceClock,
  einvoiceClock,
  type EinvoiceStanding,
  whyIrnHolds,
} from './einvoice/einvoice-clock.rules';
export { einvoiceBy, notObliged, outsideEinvoicing, registerBy } from './einvoice/einvoice-need.rules';
export type { Einvoice, EinvoiceInput, EinvoicesQuery } from './einvoice/einvoice.schema';
export { dayAtPortal, type Inv01, inv01, type Preceding } from './einvoice/inv01.rules';
export { inv01Problems } from './einvoice/inv01-problems.rules';
export { portalInstant } from './einvoice/portal-instant.rules';
export { factsOfQr, foreignMember, numberInQr } from './einvoice/signed-qr.rules';

// What vendors told the portal
export { documentKey } from './gstr2b/document-key.rules';
export { importGstr2b, matchBills } from './gstr2b/gstr2b.endpoints';
export { gstr2bProblems, gstr2bTold } from './gstr2b/gstr2b.errors';
export { type BillMatchState, billMatchStateLabel, type MatchState, matchStateLabel } from './gstr2b/gstr2b.kinds';
export { matchStates, matchTolerancePaise, portalKindLabel } from './gstr2b/gstr2b.kinds';
export type {
  Gstr2bImported,
  Gstr2bImportInput,
  Gstr2bMatch,
  Gstr2bMatched,
  Gstr2bMatchLine,
  Gstr2bMatchQuery,
} from './gstr2b/gstr2b.schema';
export { type BookedBill, matchGstr2b, type MatchRow, type ToldDocument } from './gstr2b/match-gstr2b.rules';
export { type Gstr2bFile, readGstr2b } from './gstr2b/read-gstr2b.rules';
export {
  reckoned,
  type ReckonedDocument,
  type ReckoningAct,
  reckoningOf,
  type ReckoningStep,
} from './document/reckoning.rules';
export { customerMoney, vendorMoney } from './document/unallocated.endpoints';
export type { Unallocated } from './document/unallocated.schema';

// Credit of bills that stay unpaid
export { creditVoucherLines } from './unpaid-credit/credit-voucher.rules';
export { listUnpaidCredit, restoreUnpaidCredit, reverseUnpaidCredit } from './unpaid-credit/unpaid-credit.endpoints';
export { unpaidCreditProblems } from './unpaid-credit/unpaid-credit.errors';
export {
  type CreditMoveKind,
  daysTold,
  type UnpaidCreditState,
  unpaidCreditStateLabel,
} from './unpaid-credit/unpaid-credit.kinds';
export { unpaidCreditList } from './unpaid-credit/unpaid-credit.list';
export { type CreditFacts, creditMoves, creditUntil, interestIfUsed } from './unpaid-credit/unpaid-credit.rules';
export type { CreditMoveInput, UnpaidCredit } from './unpaid-credit/unpaid-credit.schema';
