/**
 * The largest amount that one field or document may hold, in the smallest unit: ten thousand crore rupees. A number keeps
 * each unit up to nine hundred times as much, so that sums stay exact. Without a bound one mistyped opening balance filled a
 * whole account, and no report that adds it up could be read any more.
 */
export const largestMinor = 10_000_000_000_000;
