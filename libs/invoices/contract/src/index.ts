// Sale invoices
export {
  addSaleInvoice,
  cancelSaleInvoice,
  editSaleInvoice,
  getSaleInvoice,
  issueSaleInvoice,
  listBillableJobs,
  listSaleInvoices,
  previewInvoiceNumber,
} from './sale-invoice/sale-invoice.endpoints';
export { saleInvoiceProblems } from './sale-invoice/sale-invoice.errors';
export {
  type AddableKind,
  addableKinds,
  isOffered,
  type OfferedKind,
  offeredKinds,
  type SaleInvoiceKind,
  saleInvoiceKindLabel,
  saleInvoiceKinds,
  type SaleInvoiceStatus,
  saleInvoiceStatuses,
  saleInvoiceStatusLabel,
} from './sale-invoice/sale-invoice.kinds';
export { amountsFit, saleInvoiceFlaws } from './sale-invoice/sale-invoice.rules';
export type {
  AddSaleInvoiceInput,
  BillableJob,
  CancelSaleInvoiceInput,
  EditSaleInvoiceInput,
  InvoiceNumber,
  InvoiceNumberQuery,
  IssueSaleInvoiceInput,
  SaleInvoice,
  SaleInvoiceLine,
  SaleInvoiceRow,
  Supplier,
} from './sale-invoice/sale-invoice.schema';
export { type PricedInvoice, priceInvoice, type SaleSides } from './sale-invoice/price-invoice.rules';
export { saleVoucherLines } from './sale-invoice/sale-voucher.rules';
export { dueDateOf, isOverdue } from './sale-invoice/due-date.rules';
export { salePaths } from './paths';

// Numbers
export { invoiceNumberProblem, normaliseInvoiceNumber } from './number/invoice-number.rules';

// Tax
export { rateInForce, ratesInForce, sacProblem } from './tax/gst-rate.rules';
export { type GstRate, gstRates } from './tax/gst-rates.data';
export {
  type ComputedInvoice,
  type ComputedLine,
  computeInvoice,
  type InvoiceTerms,
  type PricedTaxLine,
  taxabilities,
  type Taxability,
  taxabilityOf,
} from './tax/gst.rules';
export {
  type PlaceOfSupply,
  placeOfSupply,
  type SupplyFacts,
  type SupplyKind,
  supplyKinds,
} from './tax/place-of-supply.rules';
export { serviceOf } from './tax/service.rules';
export { headRate, type TaxHeads, taxOf } from './tax/tax-heads.rules';
