import {
  earliestDocumentDate,
  ewayBillDays,
  type EwayBilled,
  ewayBillProblem,
  ewayBillValidUntil,
  extensionProblem,
  extensionWindow,
  firstValidityEnd,
  goodsValuePaise,
  lacksEwayBill,
  latestValidity,
  needsEwayBill,
  normaliseEwayBill,
} from './eway-bill.rules';
import { publishedValidity } from './eway-bill.spec-cases.data';

const inIndia = (clock: string) => new Date(`${clock}:00+05:30`);
const number = '692005259141';

const bill = (changes: Partial<EwayBilled> = {}): EwayBilled => ({
  number: 'INV-7',
  date: '2026-11-20',
  valuePaise: 80_000_00,
  ewayBillNumber: number,
  ewayBillAt: '2026-11-20T06:00:00Z',
  distanceKm: 450,
  ...changes,
});

describe('the number of an e-way bill', () => {
  // github.com/resilient-tech/india-compliance, issue 3796
  it.each(['692005259141', '6920 0525 9141', '6920-0525-9141'])('is %s, in any spacing', (text) => {
    expect(ewayBillProblem(text)).toBeNull();
    expect(normaliseEwayBill(text)).toBe(number);
  });

  it.each(['69200525914', '6920052591411', 'EWB692005259', ''])('is not %p', (text) => {
    expect(ewayBillProblem(text)).not.toBeNull();
  });
});

describe('the validity of an e-way bill', () => {
  it.each(publishedValidity)('of $km km from $generated ends at $validUntil ($source)', (published) => {
    const { generated, km, days, validUntil } = published;
    const generatedAt = inIndia(generated).toISOString();

    expect(ewayBillDays(km)).toBe(days);
    expect(ewayBillValidUntil(bill({ ewayBillAt: generatedAt, distanceKm: km }))).toEqual(inIndia(validUntil));
  });

  // Notification 94/2020: 200 km a day since 2021, where older pages still say 100.
  it.each([
    [1, 1],
    [200, 1],
    [201, 2],
    [310, 2],
    [400, 2],
    [450, 3],
  ])('for %i km is %i days', (km, days) => {
    expect(ewayBillDays(km)).toBe(days);
  });

  it.each([
    [20, 1],
    [21, 2],
    [450, 23],
  ])('for %i km of over-dimensional cargo is %i days', (km, days) => {
    expect(ewayBillDays(km, { overDimensional: true })).toBe(days);
    const end = ewayBillValidUntil(bill({ distanceKm: km, overDimensional: true, ewayBillAt: '2026-11-01T06:00:00Z' }));
    expect(end).toEqual(inIndia(`2026-11-${String(1 + days).padStart(2, '0')}T23:59`));
  });

  it('counts from the day in India, not from the one in Greenwich', () => {
    expect(ewayBillValidUntil(bill({ ewayBillAt: '2026-11-20T18:31:00Z', distanceKm: 10 }))).toEqual(
      inIndia('2026-11-22T23:59'),
    );
  });

  it.each<[string, Partial<EwayBilled>]>([
    ['has no number', { ewayBillNumber: null }],
    ['has no time', { ewayBillAt: null }],
    ['has no distance', { distanceKm: null }],
  ])('is unknown while it %s', (_, changes) => {
    expect(ewayBillValidUntil(bill(changes))).toBeNull();
  });

  it('of several invoices is the first end', () => {
    const [first, second] = [bill({ distanceKm: 100 }), bill({ distanceKm: 900 })];

    expect(firstValidityEnd([second, bill({ ewayBillNumber: null }), first])).toEqual(inIndia('2026-11-21T23:59'));
    expect(firstValidityEnd([])).toBeNull();
  });
});

describe('extending an e-way bill', () => {
  it('is possible within eight hours before or after its end', () => {
    const window = extensionWindow(inIndia('2026-01-10T23:59'));

    expect(window).toEqual({ from: inIndia('2026-01-10T15:59'), to: inIndia('2026-01-11T07:59') });
  });

  // taxguru.in, validations effective January 2025; pga-ca.com
  it.each([
    ['2023-12-28', '2024-12-22'],
    ['2025-04-01', '2026-03-27'],
  ])('of %s reaches to %s at most', (generated, last) => {
    expect(latestValidity(inIndia(`${generated}T10:00`))).toBe(last);
  });

  const extended = (at: string, validUntil: string) =>
    bill({ extensions: [{ at: inIndia(at).toISOString(), validUntil: inIndia(validUntil).toISOString() }] });

  it('moves its end', () => {
    const again = extended('2026-11-23T20:00', '2026-11-24T23:59');

    expect(extensionProblem(again)).toBeNull();
    expect(ewayBillValidUntil(again)).toEqual(inIndia('2026-11-24T23:59'));
  });

  it.each([
    ['before the window opens', extended('2026-11-23T15:58', '2026-11-24T23:59'), 'eight hours'],
    ['after it has closed', extended('2026-11-24T08:00', '2026-11-25T23:59'), 'eight hours'],
    ['to an earlier end', extended('2026-11-23T20:00', '2026-11-23T23:59'), 'later'],
    ['beyond 360 days', extended('2026-11-23T20:00', '2027-11-16T23:59'), '360 days'],
    ['of which nothing is known', { ...extended('2026-11-23T20:00', '2026-11-24T23:59'), ewayBillAt: null }, 'first'],
  ])('%s is refused', (_, again, said) => {
    expect(extensionProblem(again)).toContain(said);
  });
});

// irisgst.com, updates effective from 1 January 2025; pga-ca.com
it.each([
  ['2025-01-01', '2024-07-05'],
  ['2025-04-01', '2024-10-03'],
])('a bill of %s is for documents from %s on', (generated, earliest) => {
  expect(earliestDocumentDate(inIndia(`${generated}T10:00`))).toBe(earliest);
});

describe('goods need an e-way bill', () => {
  const without = (valuePaise: number) => bill({ valuePaise, ewayBillNumber: null });

  it.each([
    [50_000_00, false],
    [50_000_01, true],
  ])('worth %i paise: %p', (valuePaise, expected) => {
    expect(needsEwayBill({ invoices: [without(valuePaise)] })).toBe(expected);
    expect(needsEwayBill({ declaredValuePaise: valuePaise, invoices: [] })).toBe(expected);
  });

  it('by the sum of their invoices, or as declared where that is more', () => {
    const invoices = [without(30_000_00), without(25_000_00)];

    expect(goodsValuePaise({ declaredValuePaise: 10_000_00, invoices })).toBe(55_000_00);
    expect(goodsValuePaise({ declaredValuePaise: 90_000_00, invoices })).toBe(90_000_00);
  });

  it.each([
    ['nothing above the limit', [without(40_000_00)], false],
    ['one invoice above it, with its bill', [bill(), without(5_000_00)], false],
    ['one invoice above it, without', [without(60_000_00), bill()], true],
    ['small invoices together, without any', [without(30_000_00), without(30_000_00)], true],
    ['small invoices together, one bill', [without(30_000_00), bill({ valuePaise: 30_000_00 })], false],
  ])('and lack it with %s: %#', (_, invoices, expected) => {
    expect(lacksEwayBill({ invoices })).toBe(expected);
  });
});
