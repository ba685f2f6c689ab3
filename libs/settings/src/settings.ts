/** What a person may set about the page. */
export interface Settings {
  readonly themeMode: 'light' | 'dark';
  readonly themeContrast: 'default' | 'bold';
  readonly themeDirection: 'ltr' | 'rtl';
  readonly themeLayout: 'vertical' | 'horizontal' | 'mini';
  readonly themeStretch: boolean;
  readonly themeColorPresets: 'default' | 'cyan' | 'purple' | 'blue' | 'orange' | 'red';
}

type Choices = { readonly [Key in keyof Settings]: readonly [Settings[Key], ...Settings[Key][]] };

/** What each may be, in the order it is offered; the first is the default. */
export const settingsChoices: Choices = {
  themeMode: ['light', 'dark'],
  themeContrast: ['default', 'bold'],
  themeDirection: ['ltr', 'rtl'],
  themeLayout: ['vertical', 'horizontal', 'mini'],
  themeStretch: [false, true],
  themeColorPresets: ['default', 'cyan', 'purple', 'blue', 'orange', 'red'],
};

/** The key in localStorage; `boot.js` reads it too, before the first paint. */
export const settingsKey = 'settings';

/** Where i18next keeps the person's language. */
export const languageKey = 'i18nextLng';

const oneOf = <Choice>(choices: readonly [Choice, ...Choice[]], value: unknown): Choice =>
  choices.find((choice) => choice === value) ?? choices[0];

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Reads stored settings. Each key is checked alone, so one bad value never costs the others. */
export function parseSettings(text: string | null): Settings {
  const stored = parseObject(text);
  return {
    themeMode: oneOf(settingsChoices.themeMode, stored['themeMode']),
    themeContrast: oneOf(settingsChoices.themeContrast, stored['themeContrast']),
    themeDirection: oneOf(settingsChoices.themeDirection, stored['themeDirection']),
    themeLayout: oneOf(settingsChoices.themeLayout, stored['themeLayout']),
    themeStretch: oneOf(settingsChoices.themeStretch, stored['themeStretch']),
    themeColorPresets: oneOf(settingsChoices.themeColorPresets, stored['themeColorPresets']),
  };
}

export const defaultSettings = parseSettings(null);

/** In the stored language: Arabic is read from right to left, whatever else is stored or chosen. */
export const inLanguage = (settings: Settings, storage: Storage): Settings =>
  storage.getItem(languageKey) === 'ar' ? { ...settings, themeDirection: 'rtl' } : settings;

/** The settings in force: what is stored, in the direction of the language. */
export const readSettings = (storage: Storage): Settings =>
  inLanguage(parseSettings(storage.getItem(settingsKey)), storage);

/** What a reset leads to. */
export const defaultsIn = (storage: Storage): Settings => inLanguage(defaultSettings, storage);

export const isSame = (one: Settings, other: Settings): boolean => JSON.stringify(one) === JSON.stringify(other);
