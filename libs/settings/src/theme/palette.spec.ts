import { appearanceVariables } from './appearance-variables';
import { channels, colourFor, type Mode } from './palette';
import { grey, presets, signals } from './shades.data';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .split(' ')
    .map((text) => Number(text) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const parts = (hex: string): number[] => channels(hex).split(' ').map(Number);
/** The colour of a veil of so much opacity over a ground. */
const veiled = (hex: string, opacity: number, ground: string): string =>
  `#${parts(hex)
    .map((part, at) => Math.round(part * opacity + (parts(ground)[at] ?? 0) * (1 - opacity)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

const hues = Object.entries({ ...presets, ...signals });
const modes: Mode[] = ['light', 'dark'];
/** Page, card, and the page in bold contrast. */
const grounds = { light: ['#FFFFFF', grey[200]], dark: [grey[900], grey[800]] };
const readable = 4.5;

describe.each(modes)('colours of %s pages', (mode) => {
  it.each(hues)('%s: text on the main colour and on its hover can be read', (_name, shades) => {
    const { main, dark, contrastText } = colourFor(mode, shades);

    expect(contrast(main, contrastText)).toBeGreaterThanOrEqual(readable);
    expect(contrast(dark, contrastText)).toBeGreaterThanOrEqual(readable);
  });

  it.each(hues)('%s: the main colour can be read as text on the page and on its cards', (_name, shades) => {
    const { main } = colourFor(mode, shades);

    grounds[mode].forEach((ground) => expect(contrast(main, ground)).toBeGreaterThanOrEqual(readable));
  });

  it.each(hues)('%s: a soft chip can be read on the page and on its cards', (_name, shades) => {
    const { main, dark } = colourFor(mode, shades);

    grounds[mode].forEach((ground) =>
      expect(contrast(dark, veiled(main, 0.16, ground))).toBeGreaterThanOrEqual(readable),
    );
  });

  it.each(['default', 'bold'])('quiet text can be read in %s contrast', (boldness) => {
    const bold = appearanceVariables[`[data-mode="${mode}"][data-contrast="${boldness}"]`];
    const secondary = bold?.['--mui-palette-text-secondary'] ?? (mode === 'light' ? grey[600] : grey[500]);

    grounds[mode].forEach((ground) => expect(contrast(secondary, ground)).toBeGreaterThanOrEqual(readable));
  });

  it('a placeholder can be read, and the border of a field be seen', () => {
    const variables = appearanceVariables[mode === 'light' ? ':root, [data-mode="light"]' : '[data-mode="dark"]'];

    grounds[mode].forEach((ground) => {
      expect(contrast(variables?.['--placeholder'] ?? '', ground)).toBeGreaterThanOrEqual(readable);
      expect(contrast(variables?.['--input-border'] ?? '', ground)).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('switching without rendering', () => {
  it('every preset has its variables for both modes', () => {
    const selectors = Object.keys(appearanceVariables);

    for (const preset of Object.keys(presets)) {
      for (const mode of modes) expect(selectors).toContain(`[data-mode="${mode}"][data-preset="${preset}"]`);
    }
  });
});
