import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { followLanguage } from './language/follow-language';
import { defaultsIn, inLanguage, isSame, languageKey, readSettings, type Settings, settingsKey } from './settings';

export interface SettingsContextValue {
  settings: Settings;
  update<Key extends keyof Settings>(key: Key, value: Settings[Key]): void;
  /** Back to the defaults, which are then what is stored. */
  reset(): void;
  /** Back to the defaults, and nothing of the person stays stored: a logout. */
  forget(): void;
  canReset: boolean;
  isDrawerOpen: boolean;
  openDrawer(): void;
  closeDrawer(): void;
}

const SettingsContext = createContext<SettingsContextValue | null>(null);

/** Keeps the settings, and the language, in step with localStorage, and so with the person's other tabs. */
function useStoredSettings() {
  const [settings, setSettings] = useState(() => readSettings(localStorage));

  useEffect(() => {
    // A null key tells of `localStorage.clear()` in another tab: a logout.
    const follow = ({ key }: StorageEvent) => {
      if (key === settingsKey || key === languageKey || key === null) setSettings(readSettings(localStorage));
      if (key === languageKey || key === null) void followLanguage();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  return [settings, setSettings] as const;
}

export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useStoredSettings();
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const value = useMemo<SettingsContextValue>(() => {
    const keep = (chosen: Settings) => {
      const next = inLanguage(chosen, localStorage);
      localStorage.setItem(settingsKey, JSON.stringify(next));
      setSettings(next);
    };
    return {
      settings,
      update: (key, chosen) => keep({ ...settings, [key]: chosen }),
      reset: () => keep(defaultsIn(localStorage)),
      forget() {
        localStorage.removeItem(settingsKey);
        setSettings(defaultsIn(localStorage));
      },
      canReset: !isSame(settings, defaultsIn(localStorage)),
      isDrawerOpen,
      openDrawer: () => setDrawerOpen(true),
      closeDrawer: () => setDrawerOpen(false),
    };
  }, [settings, setSettings, isDrawerOpen]);

  return <SettingsContext value={value}>{children}</SettingsContext>;
}

export function useSettingsContext(): SettingsContextValue {
  const context = useContext(SettingsContext);
  if (!context) throw new Error('useSettingsContext must be use inside SettingsProvider');
  return context;
}
