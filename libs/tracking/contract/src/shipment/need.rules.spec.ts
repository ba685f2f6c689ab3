import { say } from '@freightdesk/shared-sentence';
import { knownFrom, reasonProblems, unmetNeeds } from './need.rules';
import type { TrackedEvent } from './tracked';

const table = {
  vehicleNo: { label: 'Vehicle' },
  coLoader: { label: "Co-loader's docket" },
  hub: { label: 'Hub' },
  pieces: { label: 'Pieces', kind: 'count' },
} as const;

const told = (problems: ReturnType<typeof unmetNeeds>) =>
  problems.map(({ field, code, ...sentence }) => ({ field, code, message: say(sentence) }));

describe('what a status needs', () => {
  it('is named fact by fact until someone has said it', () => {
    const facts = { vehicleNo: null, hub: '', pieces: 0 };

    expect(told(unmetNeeds([['vehicleNo'], ['hub'], ['pieces']], facts, table))).toEqual([
      { field: 'vehicleNo', code: 'required', message: 'Vehicle is needed for this status.' },
      { field: 'hub', code: 'required', message: 'Hub is needed for this status.' },
    ]);
  });

  it('is one of several facts where one is enough', () => {
    const groups = [['vehicleNo', 'coLoader']] as const;

    expect(unmetNeeds(groups, { coLoader: 'CL-9' }, table)).toEqual([]);
    expect(told(unmetNeeds(groups, {}, table))).toMatchObject([
      { field: 'vehicleNo', message: "Vehicle or Co-loader's docket is needed for this status." },
    ]);
  });
});

describe('the reason of a step', () => {
  const notice = { code: 'bill_expired', message: 'Say why the goods go on.' };

  it.each([
    ['that asks for none may lack it', { reason: null }, undefined, []],
    ['is there', { reason: 'words' }, 'Wet', []],
    ['is more than a blank', { reason: 'words' }, ' ', ['required']],
    ['is asked for in the words of what is odd', { reason: 'words', notice }, null, ['bill_expired']],
    ['is one of those offered', { reason: 'choice' }, 'CLOSED', []],
    ['is no other than those offered', { reason: 'choice' }, 'toString', ['choice']],
  ] as const)('%s', (_, asked, reason, codes) => {
    const problems = reasonProblems({ needs: [], ...asked }, reason, { CLOSED: 'Premises closed' });

    expect(problems.map(({ code }) => code)).toEqual(codes);
  });
});

it('the latest word holds, and what was said of one event alone does not', () => {
  const event = (said: TrackedEvent['said']): TrackedEvent => ({
    id: '01990000-0000-7000-8000-0000000000e1',
    from: null,
    to: 'AT_HUB',
    classifier: 'ACT',
    eventAt: '2026-11-20T06:00:00.000Z',
    location: null,
    remarks: null,
    reason: null,
    said,
    source: 'manual',
    byUser: { id: '01939000-0000-7000-8000-000000000001', name: 'Asha Rao' },
    recordedAt: '2026-11-20T06:00:00.000Z',
  });
  const events = [event({ vehicleNo: 'MH12AB1234', hub: 'Pune' }), event({ vehicleNo: 'MH14CD5678' })];

  expect(knownFrom(events, ['hub'])).toEqual({ vehicleNo: 'MH14CD5678' });
});
