export {
  addSaleInvoiceInput,
  billableJobSchema,
  cancelSaleInvoiceInput,
  editSaleInvoiceInput,
  invoiceNumberQuery,
  invoiceNumberSchema,
  issueSaleInvoiceInput,
  saleInvoiceRowSchema,
  saleInvoiceSchema,
} from './sale-invoice/sale-invoice.schema';
export {
  addPurchaseInvoiceInput,
  cancelPurchaseInvoiceInput,
  postPurchaseInvoiceInput,
  purchaseInvoiceRowSchema,
  purchaseInvoiceSchema,
  purchaseNumberQuery,
  tdsSoFarQuery,
  tdsSoFarSchema,
  updatePurchaseInvoiceInput,
} from './purchase-invoice/purchase-invoice.schema';
