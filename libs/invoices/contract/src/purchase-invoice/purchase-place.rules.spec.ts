import { say, type Sentence } from '@freightdesk/shared-sentence';
import { reasonOf } from '@freightdesk/tax-contract';
import { placeOfPurchase } from './purchase-place.rules';

const vendor = { country: 'IN', stateCode: '29' } as const;
const ours = { gstin: '27AAACI1681G1ZM', stateCode: '27' } as const;

/** The words that stand in a sentence as they are, in whatever language it is said. */
const untranslated = ({ values = {} }: Sentence): string[] =>
  Object.values(values).flatMap((value) => (typeof value === 'object' ? untranslated(value) : [String(value)]));

describe('why a purchase is supplied where it is', () => {
  it.each([
    ['from another State', placeOfPurchase({ vendor, recipient: ours }).why],
    ['from a SEZ', placeOfPurchase({ vendor: { ...vendor, isSez: true }, recipient: ours }).why],
    ['from nobody knows where', placeOfPurchase({ vendor: { country: 'IN' }, recipient: ours }).why],
    ['from abroad', placeOfPurchase({ vendor: { country: 'AE' }, recipient: { ...ours, gstin: null } }).why],
  ])('is the same when it is said again, and leaves nothing in English but codes: %s', (_case, text) => {
    const reason = reasonOf(text);

    expect(say(reason)).toBe(text);
    expect(reason.values).toBeDefined();
    expect(untranslated(reason).filter((word) => !/^\d\d$/.test(word))).toEqual([]);
  });
});
