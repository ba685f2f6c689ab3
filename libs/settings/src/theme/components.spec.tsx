import TextField from '@mui/material/TextField';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { createAppTheme } from './create-app-theme';

/** What is said of an element on pages that are read from the right, and on no others. */
const saidFromTheRight = (element: Element): string[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.startsWith('[dir="rtl"] ') && element.matches(selectorText))
    .map(({ style }) => style.cssText);

describe('what is typed on a page that is read from the right', () => {
  it('keeps the order in which it is read, and stands where the lines of the page begin', () => {
    render(
      <div dir="rtl">
        <ThemeProvider theme={createAppTheme('rtl')}>
          <TextField label="Address" defaultValue="148, Rajaji Salai" />
        </ThemeProvider>
      </div>,
    );

    expect(saidFromTheRight(screen.getByRole('textbox'))).toContain(
      'unicode-bidi: plaintext; text-align: -webkit-match-parent;',
    );
  });
});
