import { einvoiceClock, whyIrnHolds } from './einvoice-clock.rules';

const now = new Date('2026-11-23T06:00:00Z');
const at = { now, today: '2026-11-23' };
const waiting = (registerBy: string | null) => ({ einvoiceDue: true, registerBy, irnAt: null });
const registered = (irnAt: string | null) => ({ einvoiceDue: false, registerBy: null, irnAt });

describe('the clock of an e-invoice', () => {
  it.each([
    ['of this day', '2026-12-23', 30, false],
    ['whose last day is tomorrow', '2026-11-24', 1, false],
    ['on its last day', '2026-11-23', 0, false],
    ['on the day after', '2026-11-22', -1, true],
  ])('of a document %s, to be registered by %s, has %p days left', (_which, registerBy, daysLeft, isPassed) => {
    expect(einvoiceClock(waiting(registerBy), at)).toEqual({ runs: 'REGISTER', daysLeft, isPassed });
  });

  it('has no end for a company below 10 crore', () => {
    expect(einvoiceClock(waiting(null), at)).toEqual({ runs: 'REGISTER', daysLeft: null, isPassed: false });
  });

  it.each([
    ['just now', '2026-11-23T06:00:00Z', 24, false],
    ['half an hour ago', '2026-11-23T05:30:00Z', 24, false],
    ['23 hours ago', '2026-11-22T07:00:00Z', 1, false],
    ['24 hours ago', '2026-11-22T06:00:00Z', 0, false],
    ['a second more ago', '2026-11-22T05:59:59Z', 0, true],
  ])('of an IRN that was given %s (%s) has %i hours left', (_when, irnAt, hoursLeft, isPassed) => {
    expect(einvoiceClock(registered(irnAt), at)).toEqual({ runs: 'CANCEL', hoursLeft, isPassed });
  });

  it('does not run where nothing is due and no IRN stands', () => {
    expect(einvoiceClock(registered(null), at)).toBeNull();
  });
});

describe('an IRN that stands', () => {
  it.each([
    ['within 24 hours is cancelled at the portal first', 'TAX_INVOICE', '2026-11-22T06:00:00Z', /Cancel its IRN there/],
    ['of an invoice ends in a credit note after that', 'TAX_INVOICE', '2026-11-22T05:59:59Z', /are over.*credit note/],
    ['of a credit note ends in a debit note after that', 'CREDIT_NOTE', '2026-11-22T05:59:59Z', /are over.*debit note/],
  ] as const)('%s', (_what, kind, irnAt, why) => {
    expect(whyIrnHolds({ kind, irnAt }, now)).toMatch(why);
  });

  it('is none where it was cancelled, or never given', () => {
    expect(whyIrnHolds({ kind: 'TAX_INVOICE', irnAt: null }, now)).toBeNull();
  });
});
