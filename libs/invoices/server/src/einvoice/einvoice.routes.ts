import { getEinvoice, registerEinvoice } from '@freightdesk/invoices-contract';
import { einvoiceInput, einvoiceSchema as output } from '@freightdesk/invoices-contract/schema';
import { idQuery } from '@freightdesk/shared-endpoint/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import type { InvoicesPorts } from '../invoices-ports';
import { readEinvoice } from './read-einvoice';
import { registerEinvoice as register } from './register-einvoice';

export function registerEinvoices(api: Api, ports: InvoicesPorts): void {
  api.read(
    getEinvoice,
    {
      input: idQuery,
      output,
      bare: ({ number, payload }) => ({ name: `${(number ?? 'draft').replace(/\W/g, '-')}.json`, content: [payload] }),
    },
    ({ id }, { db }) => readEinvoice(id, db, ports),
  );
  api.write(registerEinvoice, { input: einvoiceInput, output }, (input, context) => register(input, context, ports));
}
