import {
  allowedLeadMoves,
  convertibleStages,
  followUpProblems,
  isDeletableLead,
  isFollowUpOverdue,
  isOpenLead,
  type LeadMove,
  leadMoveProblems,
  leadStageBeside,
  leadStages,
  stageAfterFollowUp,
} from './lead.machine';

const facts = { now: new Date('2026-04-10T10:00:00Z'), hasQuotation: false, hasSentQuotation: false };
const fieldsOf = (move: LeadMove, known = facts) => leadMoveProblems(move, known).map(({ field }) => field);

describe('the stages of a lead', () => {
  it.each([
    ['NEW', 'CONTACTED QUALIFIED QUOTED LOST ON_HOLD'],
    ['CONTACTED', 'QUALIFIED QUOTED LOST ON_HOLD'],
    ['QUALIFIED', 'QUOTED LOST ON_HOLD'],
    ['QUOTED', 'NEGOTIATION WON LOST ON_HOLD'],
    ['NEGOTIATION', 'QUOTED WON LOST ON_HOLD'],
    ['ON_HOLD', 'CONTACTED QUOTED LOST'],
    ['LOST', 'CONTACTED'],
    ['WON', ''],
  ] as const)('from %s lead to: %s', (from, to) => {
    expect(allowedLeadMoves(from).join(' ')).toBe(to);
  });

  it('can be converted from while they are open and not on hold', () => {
    expect(leadStages.filter((stage) => isOpenLead(stage) && stage !== 'ON_HOLD')).toEqual(convertibleStages);
  });
});

describe('what a move of a lead needs', () => {
  it.each<[string, LeadMove, string[]]>([
    ['nothing to be contacted', { from: 'NEW', to: 'CONTACTED' }, []],
    ['a sent quotation to be quoted', { from: 'NEW', to: 'QUOTED' }, ['to']],
    ['a reason to be lost', { from: 'NEW', to: 'LOST' }, ['lostReason']],
    ['no more than that', { from: 'NEW', to: 'LOST', lostReason: 'PRICE' }, []],
    ['a follow-up to be on hold', { from: 'NEW', to: 'ON_HOLD' }, ['nextFollowUpAt']],
    [
      'a follow-up ahead of now',
      { from: 'NEW', to: 'ON_HOLD', nextFollowUpAt: '2026-04-10T09:59:59Z' },
      ['nextFollowUpAt'],
    ],
    ['and takes one', { from: 'NEW', to: 'ON_HOLD', nextFollowUpAt: '2026-04-10T10:00:01Z' }, []],
    ['a reason to be taken up again', { from: 'LOST', to: 'CONTACTED' }, ['reason']],
    ['a quotation or a reason to be won', { from: 'QUOTED', to: 'WON' }, ['withoutQuotationReason']],
    ['and takes the reason', { from: 'QUOTED', to: 'WON', withoutQuotationReason: 'standing rates' }, []],
  ])('is %s', (_, move, fields) => {
    expect(fieldsOf(move)).toEqual(fields);
  });

  it('is the quotation itself where the lead has one', () => {
    const move = { from: 'QUOTED', to: 'WON', withoutQuotationReason: 'standing rates' } as const;

    expect(fieldsOf(move, { ...facts, hasQuotation: true })).toEqual(['quotationId']);
    expect(fieldsOf({ ...move, quotationId: 'q' }, { ...facts, hasQuotation: true })).toEqual([]);
  });
});

describe('what is due and what may go', () => {
  it.each([
    ['NEW', '2026-04-10T09:59:59Z', true],
    ['NEW', '2026-04-10T10:00:00Z', false],
    ['LOST', '2026-04-01T10:00:00Z', false],
    ['WON', '2026-04-01T10:00:00Z', false],
    ['NEW', null, false],
  ] as const)('a lead that is %s with a follow-up at %s is overdue: %p', (stage, nextFollowUpAt, expected) => {
    expect(isFollowUpOverdue({ stage, nextFollowUpAt }, facts.now)).toBe(expected);
  });

  it('only a new lead without a job can be deleted', () => {
    const deletable = leadStages.filter((stage) => isDeletableLead({ stage, jobcardId: null }));

    expect(deletable).toEqual(['NEW']);
    expect(isDeletableLead({ stage: 'NEW', jobcardId: 'a job' })).toBe(false);
  });
});

describe('a step on the board', () => {
  it.each([
    ['NEW', 'CONTACTED', null],
    ['CONTACTED', 'QUALIFIED', null],
    ['QUALIFIED', 'QUOTED', null],
    ['QUOTED', 'NEGOTIATION', null],
    ['NEGOTIATION', 'WON', 'QUOTED'],
    ['WON', null, null],
    ['LOST', null, 'CONTACTED'],
    ['ON_HOLD', null, 'CONTACTED'],
  ] as const)('from %s leads forth to %p and back to %p', (stage, forth, back) => {
    expect([leadStageBeside(stage, 1), leadStageBeside(stage, -1)]).toEqual([forth, back]);
  });
});

describe('a follow-up', () => {
  it.each([
    ['NEW', undefined, ['nextFollowUpAt']],
    ['QUOTED', '2026-04-10T10:00:00Z', ['nextFollowUpAt']],
    ['QUOTED', '2026-04-10T10:00:01Z', []],
    ['LOST', undefined, []],
    ['WON', undefined, []],
  ] as const)('of a lead that is %s with the next at %p asks for %p', (stage, nextFollowUpAt, fields) => {
    expect(followUpProblems({ stage, nextFollowUpAt }, facts.now).map(({ field }) => field)).toEqual(fields);
  });

  it('makes a new lead a contacted one, and leaves every other where it is', () => {
    expect(leadStages.filter((stage) => stageAfterFollowUp(stage) !== stage)).toEqual(['NEW']);
    expect(stageAfterFollowUp('NEW')).toBe('CONTACTED');
  });
});
