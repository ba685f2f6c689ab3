import { defaultSettings, defaultsIn, parseSettings, readSettings } from './settings';

afterEach(() => localStorage.clear());

describe('stored settings', () => {
  it('are the defaults of the product where nothing is stored', () => {
    expect(readSettings(localStorage)).toEqual({
      themeMode: 'light',
      themeContrast: 'default',
      themeDirection: 'ltr',
      themeLayout: 'vertical',
      themeStretch: false,
      themeColorPresets: 'default',
    });
  });

  it('lose only what is broken of them', () => {
    const settings = parseSettings('{"themeMode":"dark","themeLayout":"upside-down","themeStretch":"yes"}');

    expect(settings).toEqual({ ...defaultSettings, themeMode: 'dark' });
  });

  it.each(['', 'not json', '[]', 'null', '12'])('are the defaults where %j is stored', (text) => {
    expect(parseSettings(text)).toEqual(defaultSettings);
  });

  it('turn right to left whenever the stored language is Arabic', () => {
    localStorage.setItem('settings', '{"themeDirection":"ltr"}');
    localStorage.setItem('i18nextLng', 'ar');

    expect(readSettings(localStorage).themeDirection).toBe('rtl');
    expect(defaultsIn(localStorage).themeDirection).toBe('rtl');
  });
});
