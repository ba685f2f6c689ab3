import { loginPath, safeReturnTo } from './return-to';

describe('where a person goes after login', () => {
  it.each([
    '/dashboard',
    '/dashboard/bank?page=2&q=hdfc%20bank',
    '/dashboard/bank?q=100%25',
    '/dashboard/payments#latest',
    '/dashboard/bank?q=https%3A%2F%2Fevil.test',
  ])('is %s, a path of this origin', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    ['nothing', ''],
    ['another host', '//evil.test'],
    ['another host by a backslash', '/\\evil.test'],
    ['two backslashes', '\\\\evil.test'],
    ['a whole address', 'https://evil.test/dashboard'],
    ['an address without slashes', 'https:evil.test'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a relative path', 'dashboard'],
    ['an encoded second slash', '/%2Fevil.test'],
    ['an encoded backslash', '/%5Cevil.test'],
    ['an encoded whole address', 'https%3A%2F%2Fevil.test'],
    ['a slash that is encoded twice', '/%252Fevil.test'],
    ['a slash that is encoded many times', `/%${'25'.repeat(8)}2Fevil.test`],
    ['a tab, which browsers drop', '/\t/evil.test'],
    ['a line end, which browsers drop', '/\n/evil.test'],
    ['an encoded tab', '/%09/evil.test'],
    ['a NUL', '/\u0000/evil.test'],
    ['a blank before', ' //evil.test'],
    ['a broken escape', '/dashboard/%zz'],
    ['a host behind dots', '/..//evil.test'],
    ['a host behind encoded dots', '/%2e%2e//evil.test'],
  ])('is the dashboard instead of %s', (_what, text) => {
    expect(safeReturnTo(text)).toBe('/dashboard');
  });

  it('is the dashboard when nothing was asked for', () => {
    expect(safeReturnTo(null)).toBe('/dashboard');
  });
});

describe('the way to the login page', () => {
  it('remembers path and search', () => {
    expect(loginPath({ pathname: '/dashboard/bank', search: '?page=2&q=a' })).toBe(
      '/auth/jwt/login?returnTo=%2Fdashboard%2Fbank%3Fpage%3D2%26q%3Da',
    );
  });

  it('is bare after signing out', () => {
    expect(loginPath()).toBe('/auth/jwt/login');
  });
});
