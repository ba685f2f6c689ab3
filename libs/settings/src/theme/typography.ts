import type { ThemeOptions } from '@mui/material/styles';

const heading = (size: number, lineHeight: number, fontWeight = 700) => ({
  fontSize: `${size / 16}rem`,
  lineHeight,
  fontWeight,
  letterSpacing: 0,
});

/**
 * Sizes of a working tool: body 14, headings that step gently. Labels keep the case they are written in. The fonts are told
 * in index.html, by the page's language, because they are needed before the first script.
 */
export const typography: ThemeOptions['typography'] = {
  fontFamily: 'var(--font-family)',
  fontWeightMedium: 600,
  fontWeightBold: 700,
  h1: heading(40, 1.25, 800),
  h2: heading(32, 1.3, 800),
  h3: heading(26, 1.4),
  h4: heading(22, 1.45),
  h5: heading(19, 1.5),
  h6: heading(17, 1.5, 600),
  subtitle1: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5, letterSpacing: 0 },
  subtitle2: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.57, letterSpacing: 0 },
  body1: { fontSize: '1rem', lineHeight: 1.5, letterSpacing: 0 },
  body2: { fontSize: '0.875rem', lineHeight: 1.57, letterSpacing: 0 },
  caption: { fontSize: '0.75rem', lineHeight: 1.5, letterSpacing: 0 },
  overline: {
    fontSize: '0.6875rem',
    lineHeight: 1.5,
    fontWeight: 700,
    letterSpacing: '0.06em',
    // Letters that are joined are not drawn apart.
    '[lang="hi"] &, [lang="ar"] &': { letterSpacing: 0 },
  },
  button: { fontWeight: 700, lineHeight: 1.71, letterSpacing: 0, textTransform: 'none' },
};
