import { settingsChoices, settingsKey } from '@freightdesk/settings';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const boot = readFileSync(join(__dirname, '../public/boot.js'), 'utf8');

/** Runs the file as the page does: a classic script, before anything else. */
const start = () => {
  Object.defineProperty(document, 'currentScript', { value: { nonce: 'n-1' }, configurable: true });
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
