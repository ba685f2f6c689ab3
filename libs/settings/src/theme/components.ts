import type { Components, Theme } from '@mui/material/styles';
import { grey } from './shades.data';

const dark = '[data-mode="dark"] &';

const focusRing = { outline: '2px solid var(--mui-palette-primary-main)' };

/** The neutral button: ink on paper, paper on ink. */
const inkButton = {
  backgroundColor: grey[800],
  color: '#FFFFFF',
  '&:hover': { backgroundColor: grey[700] },
  [dark]: { backgroundColor: '#FFFFFF', color: grey[800], '&:hover': { backgroundColor: grey[400] } },
};

const controls: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 36,
        paddingInline: 14,
        variants: [
          { props: { variant: 'contained', color: 'inherit' }, style: inkButton },
          { props: { variant: 'outlined', color: 'inherit' }, style: { borderColor: 'var(--input-border)' } },
        ],
      },
      sizeSmall: { minHeight: 30, paddingInline: 10 },
      sizeLarge: { minHeight: 48, paddingInline: 18, fontSize: '0.9375rem' },
    },
  },
  MuiChip: {
    styleOverrides: { root: { borderRadius: 8, fontWeight: 600 }, sizeSmall: { height: 24 } },
  },
  // The knob lies inside its track, so that it is seen on white paper too.
  MuiSwitch: {
    styleOverrides: {
      root: { width: 48, height: 34, padding: 7 },
      track: { borderRadius: 10, opacity: 1, backgroundColor: 'var(--input-border)' },
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      switchBase: {
        padding: 10,
        color: '#FFFFFF',
        '&.Mui-checked': {
          transform: 'translateX(14px)',
          color: 'var(--mui-palette-primary-contrastText)',
          '& + .MuiSwitch-track': { opacity: 1 },
        },
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 48, paddingInline: 4, minWidth: 48, fontWeight: 600, opacity: 1 } },
  },
  MuiTabs: { styleOverrides: { list: { gap: 28 } } },
};

const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiInputBase: {
    styleOverrides: {
      sizeSmall: { fontSize: '0.9375rem' },
      input: {
        '&::placeholder': { opacity: 1, color: 'var(--placeholder)' },
        // Names and addresses are read in their own direction, and stand where the language begins its lines; the second
        // word for that is what some browsers still call it.
        '[dir="rtl"] &': { unicodeBidi: 'plaintext', textAlign: ['match-parent', '-webkit-match-parent'] },
      },
    },
  },
  // A field that is closed has no reason to be read with difficulty: what is told under it says why.
  MuiFormHelperText: {
    styleOverrides: { root: { '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' } } },
  },
  // It hides what flows over; the tails of Arabic letters reach below the line.
  MuiInputLabel: { styleOverrides: { root: { paddingBlockEnd: 4 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      // The gap is as wide as the label, whose letters are not smaller in a small field.
      notchedOutline: { borderColor: 'var(--input-border)', '& legend': { fontSize: '0.75rem' } },
    },
  },
};

const surfaces: Components<Theme> = {
  // Dark papers keep their colour at every height instead of growing lighter.
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { styleOverrides: { root: { borderRadius: 16, boxShadow: 'var(--shadow-card)' } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 16, boxShadow: 'var(--mui-shadows-24)' } } },
  MuiDialogTitle: { styleOverrides: { root: { paddingBlock: 20 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 20px' } } },
  MuiMenu: {
    styleOverrides: { paper: { borderRadius: 10, boxShadow: 'var(--mui-shadows-16)', marginBlockStart: 4 } },
  },
  MuiPopover: { styleOverrides: { paper: { borderRadius: 10, boxShadow: 'var(--mui-shadows-16)' } } },
  MuiMenuItem: { styleOverrides: { root: { fontSize: '0.875rem', borderRadius: 6, marginInline: 4, minHeight: 36 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'rgba(28, 37, 46, 0.48)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.75rem', backgroundColor: grey[800] } } },
};

const tables: Components<Theme> = {
  MuiTableRow: { styleOverrides: { root: { 'tbody > &:last-of-type > *': { borderBlockEnd: 0 } } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBlockEnd: '1px dashed var(--mui-palette-divider)', fontVariantNumeric: 'tabular-nums' },
      head: {
        fontWeight: 600,
        fontSize: '0.8125rem',
        color: 'var(--mui-palette-text-secondary)',
        backgroundColor: grey[200],
        borderBlockEnd: 0,
        [dark]: { backgroundColor: '#28323D' },
      },
      sizeSmall: { paddingBlock: 7 },
    },
  },
};

/** What stands in a frame that cuts off whatever is outside it. */
const framed = ':is(.MuiTab-root, .MuiToggleButton-root, .MuiCardActionArea-root, td > a, td > button)';

const ground: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums' },
      // One ring on everything that the keyboard reaches. A field's own frame is its ring; a page that is begun is none.
      ':focus-visible:not(.MuiInputBase-input, main, [role="presentation"], #_)': focusRing,
      ':focus-visible': { outlineOffset: 2 },
      '.MuiButtonBase-root:has(> input:focus-visible)': focusRing,
      [`${framed}:focus-visible, .MuiSwitch-switchBase:has(> input:focus-visible)`]: { outlineOffset: -2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { transitionDuration: '0.01ms !important', animationDuration: '0.01ms !important' },
      },
    },
  },
};

/** Compact and calm: small fields, quiet papers, numbers that stand in columns. */
export const components: Components<Theme> = { ...ground, ...controls, ...fields, ...surfaces, ...tables };
