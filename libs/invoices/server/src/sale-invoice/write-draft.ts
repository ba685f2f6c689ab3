import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { ComposedInvoice } from './compose-invoice';
import { changeInvoice, insertInvoice, replaceLines } from './sale-invoice.repository';

const columnsOf = ({ header, asJson, dueDate }: ComposedInvoice) => ({ ...header, ...asJson, dueDate });

/** Writes a new draft, and answers its id. */
export async function insertDraft(composed: ComposedInvoice, context: WriteContext): Promise<string> {
  const { tx } = context;
  const id = newId();
  await insertInvoice(context, { ...columnsOf(composed), id, status: 'DRAFT' });
  await replaceLines(tx, id, linesFor(id, composed));
  return id;
}

/** Writes a draft anew as a whole. */
export async function rewriteDraft(id: string, composed: ComposedInvoice, context: WriteContext): Promise<void> {
  await replaceLines(context.tx, id, linesFor(id, composed));
  await changeInvoice(context, id, columnsOf(composed));
}

const linesFor = (invoiceId: string, { lines }: ComposedInvoice) => lines.map((line) => ({ ...line, invoiceId }));
