import type { Page } from '@playwright/test';

/** Kinds of stops whose ring was seen: a row is like the next one, and the frame is the same on every screen. */
export type SeenStops = Set<string>;

/** In the page: the stops that it has of kinds that are not known yet, and which of them show no ring. */
const lookAtStops = async (known: readonly string[]) => {
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  const kinds = new Set(known);
  const turn = () => new Promise((go) => setTimeout(go));
  const edgeOf = (one: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, borderWidth } = getComputedStyle(one);
    const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
    return [outline, boxShadow, borderColor, borderWidth].join();
  };
  // A field's frame is drawn beside its input, a row's ring by its cells.
  const aroundOf = (stop: Element) => {
    const wrappers = [stop.parentElement, stop.parentElement?.parentElement].filter((one) => one != null);
    const frames = wrappers.flatMap((one) => [...one.querySelectorAll(':scope > fieldset')]);
    return [stop, ...stop.children, ...wrappers, ...frames];
  };
  // Above and below: a stop that is scrolled half out of sight is cut off at one of its edges.
  const isCutOff = (one: Element) => {
    const { outlineStyle, outlineWidth, outlineOffset, opacity } = getComputedStyle(one);
    // The input of a switch is not seen itself; what it lies in has the ring.
    const reach = outlineStyle === 'none' || opacity === '0' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    let frame = one.parentElement;
    while (frame && getComputedStyle(frame).overflowY === 'visible') frame = frame.parentElement;
    if (reach <= 0 || !frame) return false;
    const [inner, outer] = [one.getBoundingClientRect(), frame.getBoundingClientRect()];
    return inner.top - reach < outer.top && inner.bottom + reach > outer.bottom;
  };
  const isStop = (one: HTMLElement) =>
    one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true });
  const hasRing = async (stop: HTMLElement) => {
    stop.blur();
    await turn();
    const around = aroundOf(stop);
    const before = around.map(edgeOf);
    stop.focus({ preventScroll: true });
    // The page draws a focused field in its next turn.
    for (let turns = 0; turns < 3; turns += 1) {
      if (around.some((one, index) => edgeOf(one) !== before[index])) return !around.some(isCutOff);
      await turn();
    }
    return document.activeElement !== stop;
  };
  const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1);
  const found: string[] = [];
  for (const stop of (open ?? document).querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')) {
    const kind = `${stop.tagName} ${stop.className} in ${stop.parentElement?.className}`;
    if (kinds.has(kind) || !isStop(stop)) continue;
    kinds.add(kind);
    if (!(await hasRing(stop))) found.push(`no ring: ${stop.outerHTML.slice(0, 120)}`);
  }
  document.adoptedStyleSheets.pop();
  return { found, kinds: [...kinds] };
};

/**
 * Stops of the keyboard that look no different when they have the focus (WCAG 2.4.7): no outline or ring around them, nor around the
 * field or the cells that they are, or one that is cut off by what they stand in. A first Tab makes the browser take what follows for the
 * keyboard's.
 */
export async function stopsWithoutRing(page: Page, seen: SeenStops): Promise<string[]> {
  await page.keyboard.press('Tab');
  const { found, kinds } = await page.evaluate(lookAtStops, [...seen]);
  kinds.forEach((kind) => seen.add(kind));
  return found;
}
