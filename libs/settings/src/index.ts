export { defaultSettings, type Settings, settingsChoices, settingsKey } from './settings';
export { SettingsProvider, type SettingsContextValue, useSettingsContext } from './settings-context';
export { SettingsDrawer } from './drawer/settings-drawer';
export { useForgetSettings } from './language/use-forget-settings';
export { useLanguage } from './language/use-language';
export { createAppTheme } from './theme/create-app-theme';
export { ThemeRoot } from './theme/theme-root';
