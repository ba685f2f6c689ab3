import type { ComputedInvoice } from '@freightdesk/tax-contract';

/** What is taken off each line of the document, before tax, in the smallest unit of its currency; null takes nothing. */
type Taken = readonly (number | null)[];

/** A note of either side as a person types it, and what it must come to on the page and on the server. */
export interface NoteCase {
  name: string;
  /** Within the State, or to a customer abroad under a letter of undertaking. */
  document: {
    reverseCharge?: boolean;
    isAbroad?: boolean;
    lines: readonly { sac: string; rate: string; gstRate: string }[];
  };
  /** The notes that were made before. */
  before?: readonly Taken[];
  taken: Taken;
  expected: Omit<ComputedInvoice, 'lines'>;
}

export const freight = (rate: string, gstRate = '18') => ({ sac: '996521', rate, gstRate });
/** Two freights, one twice the other. */
export const two = { lines: [freight('10000'), freight('5000')] };
/** Tax within the State, each half. */
export const within = (each: number) => ({ cgstPaise: each, sgstPaise: each, igstPaise: 0, reverseChargeTax: null });
