import type { Entry, ModelDocument, ModelPayment, SettledPart } from './model-records.builder';
import { halfUp } from './model-figures.builder';
import { owedMinor } from './model-world.builder';

/** An amount in its own currency and what all of it stands at in the books. */
export interface ModelWorth {
  totalMinor: number;
  totalPaise: number;
}

/** What is left of it stands at its share of the whole. */
export const worthLeft = ({ totalMinor, totalPaise }: ModelWorth, leftMinor: number): number =>
  totalMinor === 0 ? 0 : halfUp(BigInt(totalPaise) * BigInt(leftMinor), BigInt(totalMinor));

/** What a part of a document is worth: the difference of what all that is left is worth and what stays; nothing is left over. */
export const worthOf = (document: ModelDocument, minor: number): number =>
  document.dollars
    ? worthLeft(document, owedMinor(document)) - worthLeft(document, owedMinor(document) - minor)
    : minor;

export const partOf = (invoice: ModelDocument, minor: number): SettledPart => ({
  ...{ invoice, minor },
  paise: worthOf(invoice, minor),
});

export const sumOf = (parts: readonly { paise: number }[]) => parts.reduce((sum, { paise }) => sum + paise, 0);

/** With what it is out of balance by as exchange gain or loss. */
export const evened = (entry: Entry): Entry => [
  ...entry,
  ['7000', -entry.reduce((sum, [, paise]) => sum + paise, 0)] as const,
];

/** What the exchange brought a payment so far, beside what its bank gained. */
export const gainOf = ({ entries, bankGainPaise = 0 }: ModelPayment): number =>
  entries.flat().reduce((sum, [account, paise]) => (account === '7000' ? sum - paise : sum), 0) - bankGainPaise;
