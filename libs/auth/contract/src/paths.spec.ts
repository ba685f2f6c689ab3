import { oneTimeLinkHref, oneTimeLinkKinds, oneTimeLinkOf } from './paths';

describe('one-time links', () => {
  it.each(oneTimeLinkKinds)('of kind %s are read back as they were written', (kind) => {
    const { hash } = new URL(oneTimeLinkHref(kind, 'AbC-_123'), 'http://127.0.0.1:4000');

    expect(oneTimeLinkOf(hash)).toEqual({ kind, token: 'AbC-_123' });
  });

  it('lead to the page that knows what to do with them', () => {
    expect(oneTimeLinkHref('setup', 't')).toBe('/auth/jwt/register#setup=t');
    expect(oneTimeLinkHref('invite', 't')).toBe('/auth/jwt/register#invite=t');
    expect(oneTimeLinkHref('reset', 't')).toBe('/auth/jwt/login#reset=t');
  });

  it.each(['', '#', '#setup', '#setup=', '#other=t', '#setup=<script>', '#top'])('are not seen in %p', (hash) => {
    expect(oneTimeLinkOf(hash)).toBeNull();
  });
});
