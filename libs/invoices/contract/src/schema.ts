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
