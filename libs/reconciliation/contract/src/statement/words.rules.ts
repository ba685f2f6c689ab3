/** Of every kind of payment, and so of none; nor does a month tell one charge from the next. */
const common = new Set(
  `neft rtgs imps upi transfer from paid received payment spent for the and ltd limited pvt private bank cheque chq utr ref inward
  outward clg cms india jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august
  september october november december`.split(/\s+/),
);

/** The words of a text, without what is a number or of every text. */
export const tellingWords = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= 3 && !/\d/.test(word) && !common.has(word)),
  ),
];

/** By which alike lines are known again: the bank's own charge of each month, a customer's transfers. */
export const wordsOf = (narration: string): string => tellingWords(narration).slice(0, 8).sort().join(' ');

/** The leaves of a cheque book bear six digits, the first of them mostly zeros. */
const isOfCheque = (found: string): boolean => /^\d{6}$/.test(found) && Number(found) > 0;

/** Numbers by which an entry is found on a statement: of a cheque, of a transfer. Letters and zeros in front are the bank's. */
export const referencesIn = (text: string): string[] => [
  ...new Set(
    (text.match(/[a-z\d]{4,}/gi) ?? [])
      .map((found) => ({ found, bare: found.replace(/^[a-z]+/i, '').replace(/^0+/, '') }))
      .filter(({ found, bare }) => bare.length >= 4 || isOfCheque(found))
      .map(({ bare }) => bare),
  ),
];
