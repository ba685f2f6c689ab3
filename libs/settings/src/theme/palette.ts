import type { PaletteOptions } from '@mui/material/styles';
import { grey, presets, type Shades, signals } from './shades.data';

export type Mode = 'light' | 'dark';

/** `145 158 171` of `#919EAB`: what `rgb(... / 0.16)` wants. */
export const channels = (hex: string): string =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ');

/** The scale turns around in the dark: the main colour is the light shade, and its stronger one is lighter still. */
export const colourFor = (mode: Mode, { lighter, light, main, dark, darker }: Shades) =>
  mode === 'light'
    ? { lighter, light, main, dark, darker, contrastText: '#FFFFFF' }
    : { lighter, light, main: light, dark: lighter, darker, contrastText: grey[900] };

const grounds = {
  light: {
    text: { primary: grey[800], secondary: grey[600], disabled: grey[500] },
    background: { default: '#FFFFFF', paper: '#FFFFFF' },
    action: { active: grey[600] },
  },
  dark: {
    text: { primary: '#FFFFFF', secondary: grey[500], disabled: grey[600] },
    background: { default: grey[900], paper: grey[800] },
    action: { active: grey[500] },
  },
} as const;

const veil = (opacity: number) => `rgba(145, 158, 171, ${opacity})`;

export function paletteFor(mode: Mode): PaletteOptions {
  const { text, background, action } = grounds[mode];
  return {
    mode,
    primary: colourFor(mode, presets.default),
    secondary: colourFor(mode, presets.purple),
    info: colourFor(mode, signals.info),
    success: colourFor(mode, signals.success),
    warning: colourFor(mode, signals.warning),
    error: colourFor(mode, signals.error),
    grey,
    text,
    background,
    divider: veil(0.2),
    action: {
      ...action,
      hover: veil(0.08),
      selected: veil(0.16),
      focus: veil(0.24),
      disabled: veil(0.8),
      disabledBackground: veil(0.24),
    },
  };
}
