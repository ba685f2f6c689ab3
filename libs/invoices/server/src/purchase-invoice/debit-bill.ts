import {
  correctedBill,
  type CorrectedDocument,
  type DebitNoteInput,
  noteFigures,
  type PurchaseInvoice,
  purchaseInvoiceProblems,
  restParts,
  saleInvoiceProblems,
  taxOfNoteLines,
  tdsOfNote,
} from '@freightdesk/invoices-contract';
import { newId, together } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { freeCharges } from '@freightdesk/tax-server';
import { type AskedLines, askedNoteLines, leavesNothing } from '../document/asked-note-lines';
import { readOurSide } from '../document/our-side';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts } from '../invoices-ports';
import { purchaseInvoiceOrRefuse } from './find-purchase-invoice';
import { numberAndPost } from './number-and-post';
import { insertLines, insertPurchase, lockPurchase } from './purchase-invoice.repository';
import { returnedFacts, type ReturnedFacts } from './returned-facts.repository';

/**
 * Posts a debit note against a vendor's bill: what was bought and its tax are taken back as they were booked, and the vendor is owed less.
 * What exceeds what he is owed is his debit. Tax that was deducted stays with the bill.
 */
export async function debitBill(
  input: DebitNoteInput,
  context: WriteContext,
  ports: InvoicesPorts,
): Promise<PurchaseInvoice> {
  const { tx } = context;
  const [, bill] = await together(lockPurchase(tx, input.id), purchaseInvoiceOrRefuse(tx, input.id));
  const document = correctedBill(bill);
  refuseUncorrectable(bill, document, input);
  const lines = askedNoteLines(document, input.lines);
  const [facts, { ours }] = await together(returnedFacts(tx, bill.id), readOurSide(tx, bill.branchId, ports));
  const note = noteAsWritten({ bill, document, facts, recipientGstin: ours.gstin }, lines, input);

  const id = newId();
  const [, , posted] = await together(
    insertPurchase(context, { ...note.header, id, status: 'DRAFT' }),
    insertLines(
      tx,
      note.lines.map((line) => ({ ...line, invoiceId: id })),
    ),
    numberAndPost({ id }, { ...note, isSelfInvoiced: false }, context, ports),
  );
  // Nothing of the bill is left: the costs that it bore wait for another one.
  const hasCharges = bill.lines.some(({ chargeId }) => chargeId !== null);
  if (hasCharges && leavesNothing(document, lines)) await freeCharges(tx, bill.id, 'buy');
  await context.audit({
    record: 'purchase invoice',
    recordId: id,
    action: 'post',
    after: posted,
    reason: input.reason,
  });
  return posted;
}

function refuseUncorrectable(bill: PurchaseInvoice, document: CorrectedDocument, { date }: DebitNoteInput): void {
  const { status, kind, broughtForward } = bill;
  if (broughtForward) refuse(purchaseInvoiceProblems.brought_forward);
  if (status === 'DRAFT' || status === 'CANCELLED' || kind !== 'BILL') refuse(purchaseInvoiceProblems.not_correctable);
  if (restParts(document).length === 0) refuse(purchaseInvoiceProblems.noted_in_full);
  if (date < bill.date) refuseAt(saleInvoiceProblems.before_document, 'date');
}

interface Returned {
  bill: PurchaseInvoice;
  document: CorrectedDocument;
  facts: ReturnedFacts;
  recipientGstin: string | null;
}

/** Every column of a note and of its lines: those of its bill, but for what it takes. */
function noteAsWritten(
  { bill, document, facts, recipientGstin }: Returned,
  asked: AskedLines,
  { date, reason }: DebitNoteInput,
) {
  const figures = noteFigures(document, asked);
  const { lines: amounts, reverseChargeTax, ...totals } = figures;
  const { totalPaise: payablePaise, currencyTotalMinor: payableMinor } = totals;
  return {
    header: {
      ...{ ...facts.header, ...totals, payablePaise, payableMinor, recipientGstin },
      ...{ date, dueDate: date, reason, againstInvoiceId: bill.id },
      ...{ tdsBasePaise: 0, tdsPaise: 0, tdsWhy: tdsOfNote, tdsAccountCode: null },
      reverseChargeTax: reverseChargeTax && JSON.stringify(reverseChargeTax),
    },
    lines: asked.flatMap(({ line, minor: _minor, discountMinor: _none, ...written }, index) => {
      const amount = amounts[index];
      const posted = facts.lines[line];
      return amount && posted ? { ...amount, ...written, ...posted, id: newId(), position: index + 1 } : [];
    }),
    lineTax: taxOfNoteLines(document, asked, figures),
  };
}
