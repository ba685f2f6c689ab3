import { isLive, tokenExpiry } from './token-expiry';

const base64url = (text: string) => Buffer.from(text, 'utf8').toString('base64url');
const tokenWith = (claims: unknown) => `${base64url('{}')}.${base64url(JSON.stringify(claims))}.signature`;

describe('the expiry of a token', () => {
  it('is its exp claim, in seconds', () => {
    expect(tokenExpiry(tokenWith({ exp: 1_790_000_000 }))).toBe(1_790_000_000);
  });

  it('is read beside claims that are not plain ASCII', () => {
    expect(tokenExpiry(tokenWith({ name: 'आशा?>', exp: 5 }))).toBe(5);
  });

  it.each([
    ['empty text', ''],
    ['words', 'not a token'],
    ['a token without a body', 'a..c'],
    ['a body that is no JSON', `a.${base64url('{')}.c`],
    ['a body that is null', tokenWith(null)],
    ['no exp', tokenWith({})],
    ['an exp in words', tokenWith({ exp: '1790000000' })],
    ['an exp that is null', tokenWith({ exp: null })],
  ])('is unknown for %s', (_what, token) => {
    expect(tokenExpiry(token)).toBeNull();
  });
});

describe('a token is valid only if its expiry is later than the current second', () => {
  const token = tokenWith({ exp: 1000 });

  it.each([
    [999_999, true],
    [1_000_000, false],
    [1_000_001, false],
  ])('at %i ms: %s', (ms, expected) => {
    expect(isLive(token, new Date(ms))).toBe(expected);
  });

  it('and an absent or unreadable one never is', () => {
    expect(isLive(null, new Date(0))).toBe(false);
    expect(isLive('x', new Date(0))).toBe(false);
  });
});
