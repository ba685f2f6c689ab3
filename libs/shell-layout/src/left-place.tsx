import { type LeftPlace, leftPlaces, placesKey } from '@freightdesk/shared-ui';
import { type Location, NavigationType } from 'react-router-dom';
import { watchFocus } from './lost-focus';
import { Standing } from './standing';

/** More steps back than anybody goes. */
const mostKept = 50;

function keepPlace(place: LeftPlace): void {
  const others = leftPlaces().filter(({ key }) => key !== place.key);
  try {
    sessionStorage.setItem(placesKey, JSON.stringify([place, ...others].slice(0, mostKept)));
  } catch {
    // Where nothing may be kept the way back leads to the head of the page.
  }
}

/** Keeps which row of a list the focus has come to, and where it stands. */
function keepRow({ key, pathname, search }: Location, focused: EventTarget | null): void {
  const row = focused instanceof Element ? focused.closest<HTMLElement>('[data-row]') : null;
  const id = row?.dataset['row'];
  if (!row || id === undefined) return;
  const rowsTop = row.closest('[data-rows]')?.scrollTop ?? 0;
  keepPlace({ key, path: pathname, search, row: id, top: window.scrollY, rowsTop });
}

/** Puts the focus on the row, where it was on the screen; answers whether it is there. */
function goToRow(page: Element, { row, top, rowsTop }: LeftPlace): boolean {
  const found = [...page.querySelectorAll<HTMLElement>('[data-row]')].find((one) => one.dataset['row'] === row);
  const stop = found?.matches('[tabindex]') ? found : found?.querySelector<HTMLElement>('[tabindex]');
  if (!stop) return false;
  window.scrollTo(0, top);
  const rows = stop.closest('[data-rows]');
  if (rows) rows.scrollTop = rowsTop;
  stop.focus({ preventScroll: true, focusVisible: true });
  // Rows may have come or gone meanwhile.
  stop.scrollIntoView({ block: 'nearest' });
  return true;
}

const stirs = ['keydown', 'pointerdown', 'wheel'];

/** Goes to what was left. Rows that are on their way are awaited, until the person does something else. */
function goToPlace(page: Element, place: LeftPlace): () => void {
  const watch = new MutationObserver(() => goToRow(page, place) && stop());
  const stop = () => {
    watch.disconnect();
    for (const stir of stirs) window.removeEventListener(stir, stop);
  };
  if (goToRow(page, place)) return stop;
  // Other rows are drawn into those that stand there.
  watch.observe(page, { childList: true, subtree: true, attributeFilter: ['data-row'] });
  for (const stir of stirs) window.addEventListener(stir, stop);
  return stop;
}

/** The step to whose place a way up leads, as its link says. */
function stepAbove(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'placeOf' in state ? state.placeOf : undefined;
}

/**
 * Keeps the row that the focus comes to for as long as somebody stands on a step of the history, and goes to the one that was left
 * where they come back to it, or up from its record; answers how to end it.
 */
export function standAt(page: HTMLElement, location: Location, come: NavigationType | null): () => void {
  const step = come === NavigationType.Pop ? location.key : stepAbove(location.state);
  const place = come === null ? undefined : leftPlaces().find(({ key }) => key === step);
  const keep = ({ target }: FocusEvent) => keepRow(location, target);
  page.addEventListener('focusin', keep);
  // The focus may have stayed, in a row that shows another record now.
  keepRow(location, document.activeElement);
  const giveUp = place && goToPlace(page, place);
  const letGo = watchFocus();
  return () => {
    page.removeEventListener('focusin', keep);
    giveUp?.();
    letGo();
  };
}

/** As on any page, where there are lists to come back to. */
export const StandingAmongLists = ({ target }: { target: string }) => <Standing target={target} stand={standAt} />;
