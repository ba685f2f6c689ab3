/** What had the focus last, and around it, from the inside out, what it stood in. */
interface Holder {
  element: Element;
  around: readonly { parent: Element; index: number }[];
  /** It could not be pressed for a while, as a button that saves, and lost the focus so. */
  wasHeld: boolean;
}

const stops =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex="-1"])';

let holder: Holder | null = null;

function holderOf(element: Element): Holder {
  const around: { parent: Element; index: number }[] = [];
  for (let at = element; at.parentElement; at = at.parentElement)
    around.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  return { element, around, wasHeld: false };
}

/** A dialog takes the focus that is lost within it to itself, where no key does anything. */
const isNowhere = (at: Element | null, element: Element): boolean =>
  at === null || at === document.body || (at.getAttribute('tabindex') === '-1' && at.contains(element));

const stopIn = (element: Element | undefined): HTMLElement | null | undefined =>
  element?.matches(stops) ? (element as HTMLElement) : element?.querySelector<HTMLElement>(stops);

/** Where it stood, or what has taken its place: the next row, or the last one. */
function heirOf({ around }: Holder): HTMLElement | null {
  for (const { parent, index } of around) {
    if (parent === document.body) return document.querySelector<HTMLElement>('h1[tabindex]');
    if (!parent.isConnected) continue;
    const heir = stopIn(parent.children[index]) ?? stopIn(parent.lastElementChild ?? undefined) ?? stopIn(parent);
    if (heir) return heir;
  }
  return null;
}

function look(): void {
  const { activeElement } = document;
  if (!holder || !isNowhere(activeElement, holder.element)) return;
  const { element, wasHeld } = holder;
  if (element.matches(':disabled')) holder = { ...holder, wasHeld: true };
  else if (!element.isConnected) heirOf(holder)?.focus({ preventScroll: true });
  else if (wasHeld && element instanceof HTMLElement) element.focus({ preventScroll: true });
}

function remember({ target }: FocusEvent): void {
  if (!(target instanceof Element) || (holder && isNowhere(target, holder.element))) return;
  holder = holderOf(target);
}

/**
 * While it watches, the keyboard stays where it is: what had the focus and is gone hands it on to what stands there now, and a button
 * that could not be pressed for a while has it back. Answers how to end it.
 */
export function watchFocus(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = new MutationObserver(() => {
    if (!holder || !isNowhere(document.activeElement, holder.element)) return;
    clearTimeout(timer);
    // What is drawn anew puts the focus where it belongs by itself.
    timer = setTimeout(look, 50);
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
