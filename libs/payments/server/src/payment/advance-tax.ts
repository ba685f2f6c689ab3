import { partySideOf } from '@freightdesk/parties-contract';
import {
  advanceTaxFigures,
  advanceTaxLines,
  advanceTaxProblem,
  advanceTaxTaken,
  advanceTaxTerms,
  type AdvanceTaxTerms,
  allocatableMinor,
  allocatedMinor,
  type TaxedAdvance,
  taxedPart,
  type TaxSide,
  type TradeInput,
} from '@freightdesk/payments-contract';
import { newId, together, type Tx } from '@freightdesk/shared-database';
import { sum } from '@freightdesk/shared-money';
import { type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import { type GstRate, taxOf } from '@freightdesk/tax-contract';
import type { PaidParty, PaymentsPorts } from '../payments-ports';
import {
  advanceLeft,
  type AdvanceTaxRow,
  advanceTaxRows,
  insertAdvanceTax,
  receivedOf,
} from './advance-tax.repository';
import { gstRatesOn } from './gst-rate.repository';
import { refuseProblems } from './payment-refusals';

/** What a receipt leaves as an advance; only what a customer pays in rupees is taxed as it comes. */
const advanceOf = (input: TradeInput): number =>
  input.direction === 'RECEIPT' && input.currency === 'INR'
    ? allocatableMinor(input) - allocatedMinor(input.allocations)
    : 0;

interface TaxFacts {
  ours: TaxSide;
  rates: GstRate[];
}

/** What decides of the tax on an advance; nothing is asked where nothing is left or none is to be taken. */
export async function taxFacts(input: TradeInput, tx: Tx, ports: PaymentsPorts): Promise<TaxFacts | null> {
  if (advanceOf(input) <= 0 || input.advanceTax === null) return null;
  const [ours, rates] = await together(ports.taxSide(tx), gstRatesOn(tx, input.date));
  return { ours, rates };
}

/** The tax on an advance as it is received. */
export interface ReceivedTax extends AdvanceTaxTerms {
  advancePaise: number;
  supplierGstin: string;
  recipientGstin: string | null;
}

/** Refuses terms that the law does not know; null where the receipt bears no tax. */
export function receivedTax(input: TradeInput, party: PaidParty, facts: TaxFacts | null): ReceivedTax | null {
  const customer = partySideOf(party);
  if (!facts || !customer) return null;
  const terms = { ...facts, customer, date: input.date, said: input.advanceTax };
  refuseProblems([advanceTaxProblem(terms)]);
  const taxed = advanceTaxTerms(terms);
  const { gstin } = facts.ours;
  if (!taxed || gstin === null || Number(taxed.gstRate) === 0) return null;
  return { ...taxed, advancePaise: advanceOf(input), supplierGstin: gstin, recipientGstin: customer.gstin };
}

type Figures = TaxedAdvance & { taxablePaise: number };

interface Posted {
  paymentId: string;
  partyId: string;
  voucherId: string;
  date: string;
}

const stamped = ({ clock, actor }: WriteContext) => ({ id: newId(), ...writtenBy({ clock, actor }) });

/** The lines that a receipt's voucher gets of its tax, and the row that keeps it, under the number of the receipt voucher. */
export function postReceivedTax(
  { advancePaise, ...tax }: ReceivedTax,
  { partyId, ...posted }: Posted & { number: string },
  context: WriteContext,
) {
  const figures = advanceTaxFigures(advancePaise, tax);
  return {
    lines: advanceTaxLines(figures, { gstRate: tax.gstRate, partyId, isUsed: false }),
    keep: () =>
      insertAdvanceTax(context.tx, [
        { ...stamped(context), ...posted, ...tax, ...figures, kind: 'RECEIVED', advancePaise },
      ]),
  };
}

/** Where and at what rate an advance was taxed, which each of its rows says. */
const termsOf = ({ supplierGstin, recipientGstin, placeOfSupply, supply, gstRate }: AdvanceTaxRow) => ({
  ...{ supplierGstin, recipientGstin, placeOfSupply, supply, gstRate },
});

const nothingKept = { lines: [], keep: () => Promise.resolve() };

/**
 * The tax of a part of an advance that is used: it goes to the invoices that bear it themselves. Below zero of what is taken off
 * them again.
 */
export async function postUsedTax({ partPaise, ...posted }: Posted & { partPaise: number }, context: WriteContext) {
  const rows = await advanceTaxRows(context.tx, posted.paymentId);
  const received = receivedOf(rows);
  if (!received) return nothingKept;
  const left = advanceLeft(rows);
  // What was given back was received no longer: it does not come off an invoice again.
  const advancePaise = sum(rows.map((row) => (row.kind === 'RECEIVED' ? row.advancePaise : 0)));
  const taxedPaise = taxedPart({ advancePaise, leftPaise: left.advancePaise }, partPaise);
  if (taxedPaise === 0) return nothingKept;
  const figures = advanceTaxTaken(received, left, taxedPaise);
  const { partyId, ...row } = posted;
  return {
    lines: advanceTaxLines(figures, { gstRate: received.gstRate, partyId, isUsed: true }),
    keep: () =>
      insertAdvanceTax(context.tx, [
        {
          ...{ ...stamped(context), ...row, ...figures, kind: 'ADJUSTED', advancePaise: taxedPaise },
          ...termsOf(received),
        },
      ]),
  };
}

const turned = ({ advancePaise, taxablePaise, cgstPaise, sgstPaise, igstPaise }: Figures): Figures => ({
  advancePaise: -advancePaise,
  taxablePaise: -taxablePaise,
  cgstPaise: -cgstPaise,
  sgstPaise: -sgstPaise,
  igstPaise: -igstPaise,
});

/** Keeps the tax that goes back with a part of an advance, under the number of a refund voucher (CGST Rules, rule 51). */
export async function keepRefundedTax(
  figures: Figures,
  posted: Omit<Posted, 'partyId'> & { refundId: string },
  context: WriteContext,
  { takeNumber }: PaymentsPorts,
): Promise<void> {
  const received = receivedOf(await advanceTaxRows(context.tx, posted.paymentId));
  if (!received) return;
  const number = await takeNumber(context, { kind: 'REFUND_VOUCHER', date: posted.date });
  const terms = { ...termsOf(received), kind: 'RECEIVED', number };
  await insertAdvanceTax(context.tx, [{ ...stamped(context), ...posted, ...terms, ...turned(figures) }]);
}

/**
 * Takes back all that happened to the tax of a receipt that is taken back, under the number of a refund voucher; or of a refund what went
 * back by it. What a receipt gave back was taken back before.
 */
export async function takeTaxBack(
  { paymentId, refundId = null }: { paymentId: string; refundId?: string | null },
  { date, mirrors }: { date: string; mirrors: ReadonlyMap<string, string> },
  context: WriteContext,
  { takeNumber }: PaymentsPorts,
): Promise<void> {
  const all = await advanceTaxRows(context.tx, paymentId);
  const rows = all.filter((row) => row.refundId === refundId);
  const goesBack = refundId === null && taxOf(advanceLeft(rows)) > 0;
  const number = goesBack ? await takeNumber(context, { kind: 'REFUND_VOUCHER', date }) : null;
  await insertAdvanceTax(
    context.tx,
    rows.map((row) => ({
      ...{ ...row, ...stamped(context), ...turned(row), date },
      number: row.kind === 'RECEIVED' ? number : null,
      voucherId: mirrors.get(row.voucherId) ?? row.voucherId,
    })),
  );
}
