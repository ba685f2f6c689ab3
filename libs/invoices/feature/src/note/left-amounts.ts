import { type CorrectedDocument, leftOf } from '@freightdesk/invoices-contract';

/** What is left of each line before tax; nothing where notes took all of it. */
export const leftAmounts = (document: CorrectedDocument): (number | null)[] =>
  leftOf(document).lines.map(({ taxableMinor }) => (taxableMinor > 0 ? taxableMinor : null));
