import type { CompanyPorts } from './company-ports';

/** A company beside which there is nothing: no document was brought forward. */
export const askingNobody: CompanyPorts = {
  lastBroughtForward: () => Promise.resolve(0),
  jobLetters: ['SE', 'SM', 'AI'],
};

/** The same, where the books of before gave numbers up to one. */
export const broughtForwardUpTo = (last: number): CompanyPorts => ({
  ...askingNobody,
  lastBroughtForward: () => Promise.resolve(last),
});
