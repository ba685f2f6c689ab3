export { chargeLine, saleInvoice, saleInvoiceInput, saleInvoiceRow } from './sale-invoice/sale-invoice.builder';
