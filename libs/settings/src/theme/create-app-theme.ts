import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components';
import { paletteFor } from './palette';
import { shadows } from './shadows';
import { typography } from './typography';

/**
 * The theme as CSS variables. It is made once per direction: mode, preset and contrast are attributes of the root element
 * that choose other values of the variables, so switching them repaints and renders nothing.
 */
export function createAppTheme(direction: 'ltr' | 'rtl'): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
    colorSchemes: { light: { palette: paletteFor('light') }, dark: { palette: paletteFor('dark') } },
    direction,
    shape: { borderRadius: 8 },
    shadows,
    typography,
    components,
  });
}
