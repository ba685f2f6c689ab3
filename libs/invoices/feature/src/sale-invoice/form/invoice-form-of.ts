import type { AddSaleInvoiceInput } from '@freightdesk/invoices-contract';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';

export type InvoiceFormOf = SchemaForm<AddSaleInvoiceInput>;
