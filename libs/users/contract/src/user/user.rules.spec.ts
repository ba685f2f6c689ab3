import { linkProblem, shutOutProblem, wasSeenLately } from './user.rules';

describe('whether a person can be shut out', () => {
  it.each([
    ['a colleague, by one of two administrators', 'devi', ['asha', 'bilal'], null],
    ['the other administrator', 'bilal', ['asha', 'bilal'], null],
    ['oneself, beside another administrator', 'asha', ['asha', 'bilal'], 'own_account'],
    ['oneself, the last administrator', 'asha', ['asha'], 'last_admin'],
    ['the last administrator, by one whose role has just gone', 'bilal', ['bilal'], 'last_admin'],
    ['a colleague, by the last administrator', 'devi', ['asha'], null],
    ['oneself, while nothing is known of the others', 'asha', [], 'own_account'],
  ])('%s', (_who, userId, activeAdminIds, problem) => {
    expect(shutOutProblem(userId, { selfId: 'asha', activeAdminIds })).toBe(problem);
  });
});

it('a blocked person gets no link to sign in with; the others do', () => {
  expect([linkProblem('BLOCKED'), linkProblem('ACTIVE'), linkProblem('INVITED')]).toEqual(['blocked_user', null, null]);
});

it.each([
  ['2026-11-21T08:45:00.000Z', true],
  ['2026-11-21T08:30:00.000Z', true],
  ['2026-11-21T08:29:59.000Z', false],
  [null, false],
])('a person last seen at %s is here at 08:45: %p', (lastSeenAt, isHere) => {
  expect(wasSeenLately(lastSeenAt, new Date('2026-11-21T08:45:00.000Z'))).toBe(isHere);
});
