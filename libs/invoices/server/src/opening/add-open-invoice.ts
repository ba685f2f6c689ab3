import {
  issuedKinds,
  openDocumentRefusals,
  openLine,
  type OpenDocumentInput,
  saleVoucherLines,
} from '@freightdesk/invoices-contract';
import { postVoucher } from '@freightdesk/ledger-server';
import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { newId, together } from '@freightdesk/shared-database';
import { refuseFutureDates, type WriteContext } from '@freightdesk/shared-server-kit';
import { readOurSide } from '../document/our-side';
import { refuseAt } from '../document/refuse-at';
import type { InvoicesPorts } from '../invoices-ports';
import { invoiceAsWritten } from '../sale-invoice/compose-invoice';
import { saleInvoiceOrRefuse } from '../sale-invoice/find-sale-invoice';
import { changeInvoice, insertInvoice, insertLines } from '../sale-invoice/sale-invoice.repository';
import type { OpenFile } from './open-file';

/** The numbers that our series give next, by the year of a document; they do not move while a file is brought in. */
export type NextNumbers = (context: WriteContext, date: string) => Promise<readonly string[]>;

/** As it is kept. */
export const numberOf = (number = ''): string => number.trim().toUpperCase();

export function nextNumbers(ports: InvoicesPorts): NextNumbers {
  const known = new Map<string, Promise<readonly string[]>>();
  const readNext = async ({ tx }: WriteContext, date: string) => {
    const { branchId } = await readOurSide(tx, null, ports);
    return together(...issuedKinds.map((kind) => ports.previewNumber(tx, { kind, date, branchId })));
  };
  return (context, date) => {
    const year = fiscalYearOf(date).label;
    const numbers = known.get(year) ?? readNext(context, date);
    known.set(year, numbers);
    return numbers;
  };
}

/** A number as what stands before its last digits, and those. */
function partsOf(number: string): { ahead: string; sequence: string } {
  let from = number.length;
  while (from > 0 && '0123456789'.includes(number.charAt(from - 1))) from -= 1;
  return { ahead: number.slice(0, from), sequence: number.slice(from) };
}

/** Whether a series of ours, which gives `next` now, will come to a number. */
function comesTo(next: string, number: string): boolean {
  const [ours, theirs] = [partsOf(next), partsOf(number)];
  return ours.ahead === theirs.ahead && theirs.sequence !== '' && Number(theirs.sequence) >= Number(ours.sequence);
}

/** Posts what is left of an invoice of the books of before to its customer, under the number that the customer knows. */
export async function addOpenInvoice(
  input: OpenDocumentInput,
  context: WriteContext,
  { file, next, taken }: { file: OpenFile; next: NextNumbers; taken: Set<string> },
): Promise<void> {
  const { tx, actor, clock } = context;
  const { date, currency, exchangeRate } = input;
  refuseFutureDates(clock, { date });
  const number = numberOf(input.number);
  const { branchId, ours: supplier } = file.ourSide;
  const party = await file.theirSide(input);
  const ahead = await next(context, date);
  if (taken.has(number)) refuseAt(openDocumentRefusals.number_taken, 'number');
  if (ahead.some((one) => comesTo(one, number))) refuseAt(openDocumentRefusals.number_to_come, 'number');

  const terms = { kind: 'OPENING' as const, partyId: party.id, date, currency, exchangeRate, roundOff: false };
  const { header, asJson, lines, dueDate } = invoiceAsWritten(
    { ...terms, lines: [openLine(input)] },
    { branchId, supplier, party, jobs: new Map() },
  );
  const [id, voucherId] = [newId(), newId()];
  const issued = { status: 'ISSUED', number, voucherId, issuedAt: clock.now(), issuedBy: actor.userId };
  const [, , , , after] = await together(
    insertInvoice(context, { ...header, ...asJson, dueDate: input.dueDate ?? dueDate, id, status: 'DRAFT' }),
    insertLines(
      tx,
      lines.map((line) => ({ ...line, invoiceId: id })),
    ),
    postVoucher(context, {
      ...{ id: voucherId, type: 'SALE', date },
      narration: `Brought forward: ${number}, ${header.partyName}`,
      document: { type: 'sale invoice', id, number },
      branchId,
      lines: saleVoucherLines({ ...header, lines }),
    }),
    changeInvoice(context, id, issued),
    saleInvoiceOrRefuse(tx, id),
  );
  await context.audit({ record: 'sale invoice', recordId: id, action: 'issue', after });
  taken.add(number);
}
