import { channels, colourFor, type Mode } from './palette';
import { grey, presets, type Shades } from './shades.data';

type Rules = Record<string, Record<string, string>>;

const modes: readonly Mode[] = ['light', 'dark'];

/** The variables that MUI made for the primary colour, with another preset's values. */
function primaryVariables(mode: Mode, preset: Shades): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colourFor(mode, preset)).flatMap(([shade, colour]) => [
      [`--mui-palette-primary-${shade}`, colour],
      [`--mui-palette-primary-${shade}Channel`, channels(colour)],
    ]),
  );
}

const presetRules = (): Rules =>
  Object.fromEntries(
    Object.entries(presets).flatMap(([name, preset]) =>
      modes.map((mode) => [`[data-mode="${mode}"][data-preset="${name}"]`, primaryVariables(mode, preset)]),
    ),
  );

/**
 * What switches without rendering anything anew: attributes on the root element choose values of CSS variables.
 * Mode and preset colour, contrast (grey ground, darker secondary text, flat shadows), placeholders and input borders.
 */
export const appearanceVariables: Rules = {
  ':root, [data-mode="light"]': {
    '--shadow-channel': channels(grey[500]),
    '--input-border': '#7F8B97',
    '--placeholder': '#66727E',
    '--shadow-card': '0 0 2px 0 rgb(var(--shadow-channel) / 0.2), 0 12px 24px -4px rgb(var(--shadow-channel) / 0.12)',
  },
  '[data-mode="dark"]': {
    '--shadow-channel': '0 0 0',
    '--input-border': '#6E7B88',
    '--placeholder': grey[500],
  },
  '[data-contrast="bold"]': {
    '--shadow-card': '0 1px 2px 0 rgb(var(--shadow-channel) / 0.16)',
  },
  '[data-mode="light"][data-contrast="bold"]': {
    '--mui-palette-background-default': grey[200],
    '--mui-palette-background-defaultChannel': channels(grey[200]),
    '--mui-palette-text-secondary': '#5B6B79',
    '--mui-palette-text-secondaryChannel': channels('#5B6B79'),
  },
  ...presetRules(),
};
