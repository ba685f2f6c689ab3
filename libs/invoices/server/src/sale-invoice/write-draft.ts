import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { ComposedInvoice } from './compose-invoice';
import { changeInvoice, insertInvoice, replaceLines } from './sale-invoice.repository';

const columnsOf = ({ header, asJson, dueDate }: ComposedInvoice) => ({ ...header, ...asJson, dueDate });

const writtenBy = ({ actor, clock }: WriteContext) => ({ updatedAt: clock.now(), updatedBy: actor.userId });

/** Writes a new draft, and answers its id. */
export async function insertDraft(composed: ComposedInvoice, context: WriteContext): Promise<string> {
  const { tx, actor, clock } = context;
  const id = newId();
  const stamp = { createdAt: clock.now(), createdBy: actor.userId, ...writtenBy(context) };
  await insertInvoice(tx, { ...columnsOf(composed), ...stamp, id, status: 'DRAFT' });
  await replaceLines(tx, id, linesFor(id, composed));
  return id;
}

/** Writes a draft anew as a whole. */
export async function rewriteDraft(id: string, composed: ComposedInvoice, context: WriteContext): Promise<void> {
  await replaceLines(context.tx, id, linesFor(id, composed));
  await changeInvoice(context.tx, id, { ...columnsOf(composed), ...writtenBy(context) });
}

const linesFor = (invoiceId: string, { lines }: ComposedInvoice) => lines.map((line) => ({ ...line, invoiceId }));
