import { say, type Sentence } from '@freightdesk/shared-sentence';
import { tdsReason } from './tds/tds-reason.rules';
import { tdsRates } from './tds/tds-rate.builder';
import { placeOfSupply, type SupplyFacts } from './place-of-supply/place-of-supply.rules';
import { reasonOf } from './reason-of';

const facts: SupplyFacts = {
  date: '2026-11-22',
  supplierState: '27',
  service: 'OTHER',
  recipient: { country: 'IN', gstin: '07AAACI1681G1ZR' },
};
const unregistered = { country: 'IN', gstin: null };

const places: [string, string][] = [
  ['registered', placeOfSupply(facts).why],
  ['in a SEZ', placeOfSupply({ ...facts, recipient: { ...facts.recipient, isSez: true } }).why],
  ['with an address', placeOfSupply({ ...facts, recipient: { ...unregistered, stateCode: '33' } }).why],
  ['without an address', placeOfSupply({ ...facts, recipient: unregistered }).why],
  ['abroad', placeOfSupply({ ...facts, recipient: { country: 'AE' } }).why],
  ['stated', placeOfSupply({ ...facts, stated: { stateCode: '24', reason: 'Event in Surat (Gujarat).' } }).why],
  ['carried', placeOfSupply({ ...facts, service: 'GOODS_TRANSPORT' }).why],
  ['handed over', placeOfSupply({ ...facts, service: 'GOODS_TRANSPORT', recipient: unregistered }).why],
];

const deduction = { basePaise: 100_00, percent: '2', billPaise: 100_00, hasPan: true, soFar: { creditedPaise: 1_00_000_00, taxedPaise: 0 } } as const; // prettier-ignore
const deductions: [string, string][] = tdsRates.flatMap((rate) =>
  (['BELOW', 'BILL', 'PERIOD'] as const).flatMap((trigger): [string, string][] => [
    [`${rate.nature} ${rate.section} ${trigger}`, tdsReason.of(rate, { ...deduction, trigger })],
    [
      `${rate.nature} ${rate.section} ${trigger} more`,
      tdsReason.of(rate, { ...deduction, trigger, basePaise: 200_00 }),
    ],
    [
      `${rate.nature} ${rate.section} ${trigger} none`,
      tdsReason.of(rate, { ...deduction, trigger, basePaise: 0, hasPan: false }),
    ],
  ]),
);

/** The words that stand in a sentence as they are, in whatever language it is said. */
const untranslated = ({ values = {} }: Sentence): string[] =>
  Object.values(values).flatMap((value) => (typeof value === 'object' ? untranslated(value) : [String(value)]));

describe('a reason that a document keeps', () => {
  it.each([...places, ...deductions])('is the same when it is said again: %s', (_case, text) => {
    const reason = reasonOf(text);

    expect(say(reason)).toBe(text);
    expect(reason.values ?? text).not.toEqual({});
  });

  it.each(places.filter(([name]) => name !== 'stated'))('leaves nothing in English but codes: %s', (_case, text) => {
    expect(untranslated(reasonOf(text)).filter((word) => !/^\d\d$/.test(word))).toEqual([]);
  });

  it.each(deductions)('leaves nothing in English but figures and sections: %s', (_case, text) => {
    expect(
      untranslated(reasonOf(text)).filter((word) => !/^(₹[\d,.]+|[\d.]+%?|[\dA-Z()i]+( Sl\.[\d(iv)]+)?)$/.test(word)),
    ).toEqual([]);
  });

  it.each([
    ['Stated by hand (The client asked).', 'Stated by hand ({{reason}}).', 'The client asked'],
    ['Stated by hand: The client asked.', 'Stated by hand: {{reason}}', 'The client asked.'],
  ])('of a hand keeps the hand’s own words: %s', (text, message, reason) => {
    expect(reasonOf(text)).toEqual({ message, values: { reason } });
  });

  it('that is none of ours stays as it is', () => {
    expect(reasonOf('Because.')).toEqual({ message: 'Because.' });
  });
});
