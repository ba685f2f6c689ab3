import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Settings } from '../settings';
import { useSettingsContext } from '../settings-context';
import { appearanceVariables } from './appearance-variables';
import { createAppTheme } from './create-app-theme';
import { useStyleCache } from './style-cache';

/** The attributes that choose the variables' values; `boot.js` sets the same ones before the first paint. */
function useRootAttributes({ themeMode, themeContrast, themeDirection, themeColorPresets }: Settings) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['mode'] = themeMode;
    root.dataset['contrast'] = themeContrast;
    root.dataset['preset'] = themeColorPresets;
    root.dir = themeDirection;
  }, [themeMode, themeContrast, themeDirection, themeColorPresets]);
}

/** Paper is white, whatever the screen is: its words are those of the light mode. */
function useLightPaper(themeMode: Settings['themeMode']) {
  useEffect(() => {
    const show = (mode: Settings['themeMode']) => () => {
      document.documentElement.dataset['mode'] = mode;
    };
    const [toPaper, toScreen] = [show('light'), show(themeMode)];
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    return () => {
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
    };
  }, [themeMode]);
}

/**
 * Theme and styles for all below. MUI's own ThemeProvider would keep the mode a second time, in a storage key of its own;
 * the bare one of its system gives the theme, and the variables are written here.
 */
export function ThemeRoot({ children }: { children: ReactNode }) {
  const { settings } = useSettingsContext();
  const theme = useMemo(() => createAppTheme(settings.themeDirection), [settings.themeDirection]);
  const cache = useStyleCache(settings.themeDirection);
  useRootAttributes(settings);
  useLightPaper(settings.themeMode);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={theme.generateStyleSheets()} />
        <GlobalStyles styles={appearanceVariables} />
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
