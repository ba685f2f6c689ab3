import { settingsChoices, settingsKey } from '@freightdesk/settings';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const boot = readFileSync(join(__dirname, '../boot.js'), 'utf8');

/** Runs the file as the page does: a classic script, before anything else. */
const start = (dataset: Record<string, string> = {}) => {
  Object.defineProperty(document, 'currentScript', { value: { nonce: 'n-1', dataset }, configurable: true });
  window.eval(boot);
  return document.documentElement;
};

afterEach(() => localStorage.clear());

describe('before the first paint', () => {
  it.each(settingsChoices.themeMode)('the page is %s where that is stored', (themeMode) => {
    localStorage.setItem(settingsKey, JSON.stringify({ themeMode }));

    expect(start().dataset['mode']).toBe(themeMode);
  });

  it.each(settingsChoices.themeColorPresets)('the page has the %s colours where those are stored', (preset) => {
    localStorage.setItem(settingsKey, JSON.stringify({ themeColorPresets: preset }));

    expect(start().dataset['preset']).toBe(preset);
  });

  it.each(settingsChoices.themeContrast)('the page has %s contrast where that is stored', (themeContrast) => {
    localStorage.setItem(settingsKey, JSON.stringify({ themeContrast }));

    expect(start().dataset['contrast']).toBe(themeContrast);
  });

  it('the page stands right to left in Arabic', () => {
    localStorage.setItem('i18nextLng', 'ar');

    expect(start()).toMatchObject({ dir: 'rtl', lang: 'ar' });
  });

  it('broken settings are the defaults', () => {
    localStorage.setItem(settingsKey, 'not json');

    expect(start()).toMatchObject({ dir: 'ltr', lang: 'en' });
    expect(document.documentElement.dataset['mode']).toBe('light');
  });
});

describe('what nothing is shown without', () => {
  const asked = jest.fn(async () => ({ ok: true, text: async () => '{"user":{}}' }));
  const told = { me: '/api/auth/me', en: '/assets/en.js', ar: '/assets/ar.js' };
  const fetchedAhead = () =>
    [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);

  beforeEach(() => {
    asked.mockClear();
    Object.assign(window, { fetch: asked });
    document.head.replaceChildren();
  });
  afterEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });

  it.each([
    ['en', '/assets/en.js'],
    ['ar', '/assets/ar.js'],
  ])('is fetched ahead: the words in %s', (language, file) => {
    localStorage.setItem('i18nextLng', language);

    start(told);

    expect(fetchedAhead()).toEqual([['modulepreload', file]]);
  });

  it.each([
    ['token-1', '/dashboard/bank', ['/assets/frame.js', '/assets/lists.js']],
    ['token-1', '/login', []],
    [null, '/dashboard/bank', []],
  ])('is fetched ahead with the token %s at %s: of the frame %j', (token, address, files) => {
    if (token) sessionStorage.setItem('accessToken', token);
    window.history.replaceState(null, '', address);

    start({ me: '/api/auth/me', frame: '/assets/frame.js /assets/lists.js' });

    expect(fetchedAhead()).toEqual(files.map((file) => ['modulepreload', file]));
  });

  it('is asked ahead: who is signed in', async () => {
    sessionStorage.setItem('accessToken', 'token-1');

    start(told);

    expect(asked.mock.calls).toEqual([
      ['/api/auth/me', { method: 'POST', headers: { Authorization: 'Bearer token-1' } }],
    ]);
    expect(await window.__ahead?.get('/api/auth/me')).toBe('{"user":{}}');
  });

  it('is not asked of a tab in which nobody is', () => {
    start(told);

    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a page that is loaded again', () => {
  const body = jest.fn(async () => '{"data":[]}');
  const asked = jest.fn(async () => ({ ok: true, text: body }));

  beforeEach(() => {
    asked.mockClear();
    body.mockClear();
    Object.assign(window, { fetch: asked });
    window.history.replaceState(null, '', '/dashboard/bank?page=2');
    sessionStorage.setItem('accessToken', 'token-1');
    sessionStorage.setItem('askedHere', '{"address":"/dashboard/bank?page=2","calls":["/api/bank/list?page=2"]}');
  });
  afterEach(() => sessionStorage.clear());

  it('asks for what it showed before its code is there to ask', async () => {
    start();

    const headers = { Authorization: 'Bearer token-1' };
    expect(asked.mock.calls).toEqual([['/api/bank/list?page=2', { method: 'GET', headers }]]);
    expect(await window.__ahead?.get('/api/bank/list?page=2')).toBe('{"data":[]}');
  });

  it('reads to its end also what is refused or never taken, for its connection is held till then', async () => {
    start();
    asked.mockResolvedValueOnce({ ok: false, text: body });
    start();

    expect(await window.__ahead?.get('/api/bank/list?page=2')).toBeUndefined();
    expect(body).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['at another address', () => window.history.replaceState(null, '', '/dashboard/user')],
    ['by nobody', () => sessionStorage.removeItem('accessToken')],
    ['of which nonsense is kept', () => sessionStorage.setItem('askedHere', 'null')],
  ])('asks for nothing %s', (_where, prepare) => {
    prepare();

    start();

    expect(asked).not.toHaveBeenCalled();
  });
});
