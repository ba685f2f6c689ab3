import { linkFlaw, shutOutFlaw } from './user.rules';

describe('whether a person can be shut out', () => {
  it.each([
    ['a colleague, by one of two administrators', 'devi', ['asha', 'bilal'], null],
    ['the other administrator', 'bilal', ['asha', 'bilal'], null],
    ['oneself, beside another administrator', 'asha', ['asha', 'bilal'], 'own_account'],
    ['oneself, the last administrator', 'asha', ['asha'], 'last_admin'],
    ['the last administrator, by one whose role has just gone', 'bilal', ['bilal'], 'last_admin'],
    ['a colleague, by the last administrator', 'devi', ['asha'], null],
    ['oneself, while nothing is known of the others', 'asha', [], 'own_account'],
  ])('%s', (_who, userId, activeAdminIds, flaw) => {
    expect(shutOutFlaw(userId, { selfId: 'asha', activeAdminIds })).toBe(flaw);
  });
});

it('a blocked person gets no link to sign in with; the others do', () => {
  expect([linkFlaw('BLOCKED'), linkFlaw('ACTIVE'), linkFlaw('INVITED')]).toEqual(['blocked_user', null, null]);
});
