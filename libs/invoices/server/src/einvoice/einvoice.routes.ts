import { einvoiceProblems, getEinvoice, getEinvoicesFile, registerEinvoice } from '@freightdesk/invoices-contract';
import { einvoiceInput, einvoiceSchema as output, einvoicesQuery } from '@freightdesk/invoices-contract/schema';
import { idQuery } from '@freightdesk/shared-endpoint/schema';
import { type Api, refuse } from '@freightdesk/shared-server-kit';
import type { InvoicesPorts } from '../invoices-ports';
import { einvoicesFile } from './einvoices-file';
import { readEinvoice } from './read-einvoice';
import { registerEinvoice as register } from './register-einvoice';

export function registerEinvoices(api: Api, ports: InvoicesPorts): void {
  api.file(getEinvoicesFile, { input: einvoicesQuery }, (query, context) => einvoicesFile(query, context, ports));
  api.read(
    getEinvoice,
    {
      input: idQuery,
      output,
      bare: ({ number, payload, why }) => {
        if (!payload) refuse(einvoiceProblems.no_einvoice, { message: why });
        return { name: `${(number ?? 'draft').replace(/\W/g, '-')}.json`, content: [payload] };
      },
    },
    ({ id }, { db }) => readEinvoice(id, db, ports),
  );
  api.write(registerEinvoice, { input: einvoiceInput, output }, (input, context) => register(input, context, ports));
}
