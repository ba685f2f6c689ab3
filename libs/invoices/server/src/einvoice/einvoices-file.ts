import { Readable } from 'node:stream';
import { einvoiceProblems, type EinvoicesQuery, type Inv01 } from '@freightdesk/invoices-contract';
import { type FileAnswer, type ReadContext, refuse } from '@freightdesk/shared-server-kit';
import type { InvoicesPorts } from '../invoices-ports';
import { readEinvoice } from './read-einvoice';

/** One file of many documents, as the portal's own tool takes them; what it would not register is named before anything is sent. */
export async function einvoicesFile(
  { id }: EinvoicesQuery,
  { db, clock }: Pick<ReadContext, 'db' | 'clock'>,
  ports: InvoicesPorts,
): Promise<FileAnswer> {
  const payloads: Inv01[] = [];
  for (const one of new Set(id)) {
    const { number, state, why, payload, problems } = await readEinvoice(one, db, ports);
    const [first] = problems;
    if (!payload || state !== 'PENDING' || first) {
      const values = { number: number ?? 'A draft', why: { message: first?.message ?? why } };
      return refuse(einvoiceProblems.not_for_the_portal, { values });
    }
    payloads.push(payload);
  }
  const bytes = Buffer.from(JSON.stringify(payloads));
  return {
    name: `e-invoices-${clock.today()}.json`,
    mediaType: 'application/json',
    sizeBytes: bytes.length,
    content: Readable.from([bytes]),
  };
}
