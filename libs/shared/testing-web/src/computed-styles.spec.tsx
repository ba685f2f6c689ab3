import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import { renderScreen } from './render-screen';

/** A browser's own pseudo-elements are unknown to jsdom. */
function isMatch(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** What a style sheet says, tried rule by rule on the element itself. */
function saidOf(element: Element, property: string): string {
  let said = '';
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || !isMatch(element, rule.selectorText)) continue;
      said = rule.style.getPropertyValue(property) || said;
    }
  }
  return said;
}

function show() {
  return renderScreen(
    <>
      <style>{`
        main > .plain, [data-kind="a, b"] { position: sticky }
        .plain:not(.other, .third):first-child { visibility: hidden }
        MAIN #only::after, MAIN #only { position: absolute }
        .brace\\:d, i { position: fixed }
        :is(b, u) em { visibility: hidden }
        * + s { position: relative }
      `}</style>
      <main>
        <p className="plain">One</p>
        <p className="plain other">Two</p>
        <p data-kind="a, b">Three</p>
        <p id="only">Four</p>
        <p className="brace:d">Five</p>
        <b>
          <em>Six</em>
        </b>
        <s>Seven</s>
        <Button variant="contained">Save</Button>
        <Checkbox />
        <TextField label="Name" required />
      </main>
    </>,
  );
}

describe('the computed style of an element', () => {
  it.each(['position', 'visibility', 'display', 'opacity', 'pointer-events'])(
    'is what all rules that match it say: %s',
    (property) => {
      const { container } = show();

      const elements = [...container.querySelectorAll('*')];
      const said = elements.map((element) => saidOf(element, property));
      const computed = elements.map((element) => getComputedStyle(element).getPropertyValue(property));

      expect(new Set(said).size).toBeGreaterThan(property === 'position' ? 4 : 1);
      // Of what no rule says anything, jsdom computes its own.
      expect(computed.map((value, index) => said[index] && value)).toEqual(said);
    },
  );

  it('is another as soon as something in the page changes', () => {
    const { container } = show();
    const second = container.querySelectorAll('p')[1];
    const styleOfSecond = () => second && getComputedStyle(second).visibility;

    expect(styleOfSecond()).toBe('visible');
    second?.setAttribute('style', 'visibility: collapse');
    expect(styleOfSecond()).toBe('collapse');
    second?.removeAttribute('style');
    expect(styleOfSecond()).toBe('visible');
    container.querySelector('style')?.append('.other { visibility: hidden }');
    expect(styleOfSecond()).toBe('hidden');
  });
});
