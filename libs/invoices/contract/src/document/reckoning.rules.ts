import { sum } from '@freightdesk/shared-money';
import type { SettledBy } from './document.schema';

interface Named {
  id: string;
  number: string | null;
  date: string;
}

/** A document of either side, as far as it tells what became of its total. */
export interface ReckonedDocument extends Named {
  kind: string;
  status: string;
  currencyTotalMinor: number;
  /** Of a vendor's bill: its total without the TDS that is deducted. */
  payableMinor?: number;
  notedMinor: number;
  against: Named | null;
  correctedBy: readonly (Named & { kind: string; status: string })[];
  settledBy: SettledBy;
}

/** What made a document's total what is outstanding of it. */
export type ReckoningAct = 'TOTAL' | 'TDS' | 'NOTES' | 'SET_OFF_THERE' | 'PAYMENT' | 'SETTLEMENT';

/** One step from the total to what is outstanding, in the document's currency, with the records that made it. */
export interface ReckoningStep {
  act: ReckoningAct;
  amountMinor: number;
  records: readonly { id: string; number: string | null; date: string }[];
}

/** A draft, a proforma and what was cancelled are owed by nobody. */
const isOwed = ({ kind, status }: { kind: string; status: string }): boolean =>
  kind !== 'PROFORMA' && status !== 'DRAFT' && status !== 'CANCELLED';

/** A credit note lowers what a customer owes, a debit note to a vendor what we owe; one to a customer is owed like an invoice. */
const lowering = ({ payableMinor }: ReckonedDocument): string =>
  payableMinor === undefined ? 'CREDIT_NOTE' : 'DEBIT_NOTE';

function noteSteps(document: ReckonedDocument): ReckoningStep[] {
  const { notedMinor, against, correctedBy } = document;
  if (notedMinor === 0) return [];
  const [act, records]: [ReckoningAct, readonly Named[]] =
    notedMinor < 0
      ? ['SET_OFF_THERE', against ? [against] : []]
      : ['NOTES', correctedBy.filter((note) => note.kind === lowering(document) && isOwed(note))];
  return [{ act, amountMinor: -notedMinor, records: records.map(({ id, number, date }) => ({ id, number, date })) }];
}

const settledSteps = ({ settledBy }: ReckonedDocument): ReckoningStep[] =>
  settledBy.map(({ payment, settlement, date, amountMinor }) => {
    const by = payment ?? settlement;
    const act = payment === null ? 'SETTLEMENT' : 'PAYMENT';
    return { act, amountMinor: -amountMinor, records: by ? [{ ...by, date }] : [] };
  });

/** How what is outstanding of a document came about: its steps come to it, to the paisa. Nothing where nothing is owed. */
export function reckoningOf(document: ReckonedDocument): ReckoningStep[] {
  if (!isOwed(document)) return [];
  const { id, number, date, currencyTotalMinor: total, payableMinor = total } = document;
  const sign = document.kind === lowering(document) ? -1 : 1;
  const deducted: ReckoningStep = { act: 'TDS', amountMinor: sign * (payableMinor - total), records: [] };
  return [
    { act: 'TOTAL', amountMinor: sign * total, records: [{ id, number, date }] },
    ...(payableMinor === total ? [] : [deducted]),
    ...noteSteps(document),
    ...settledSteps(document),
  ];
}

/** What the steps come to. */
export const reckoned = (steps: readonly ReckoningStep[]): number => sum(steps.map(({ amountMinor }) => amountMinor));
