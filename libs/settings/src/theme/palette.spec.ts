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

const hues = Object.entries({ ...presets, ...signals });
const modes: Mode[] = ['light', 'dark'];

describe.each(modes)('colours of %s pages', (mode) => {
  it.each(hues)('%s: text on the main colour and on its hover can be read', (_name, shades) => {
    const { main, dark, contrastText } = colourFor(mode, shades);

    expect(contrast(main, contrastText)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, contrastText)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(hues)('%s: the main colour can be read as text on the page and on its cards', (_name, shades) => {
    const grounds = mode === 'light' ? ['#FFFFFF', grey[200]] : [grey[900], grey[800]];
    const { main } = colourFor(mode, shades);

    grounds.forEach((ground) => expect(contrast(main, ground)).toBeGreaterThanOrEqual(4.4));
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
