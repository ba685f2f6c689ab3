import type { Browser } from '@playwright/test';
import { nowhere } from '../support/follow';
import { type SeenStops, stopsWithoutRing } from './focus-rings';
import { inspectPage } from './inspect-page';
import type { Look } from './look';
import { isThere, type Place } from './place';
import { openTab, type Tab, type Visitor } from './tab';

export interface Walk {
  seen: number;
  findings: readonly string[];
}

/** As many as walk at once: one waits for the server while the other is looked at. */
const walkers = 2;

/** How places are gone to. */
export interface Way {
  look: Look;
  /** For the first time in a run: more is tried then, which is alike in all looks. */
  isFirst: boolean;
}

/**
 * The first time every screen is loaded, as from a bookmark; later it is gone to within the page, as by the menu. What the frame
 * opens stays open wherever one goes, so it is opened on a new page.
 */
const isLoaded = ({ isOutside, isOfFrame, open }: Place, isFirst: boolean): boolean =>
  isOutside === true || isOfFrame === true || (open === undefined && isFirst);

/** Who is led to the 404 page does not reach what he was sent to; the 404 page itself is sound. */
const isMissed = ({ path }: Place, { page }: Tab): boolean =>
  new URL(page.url()).pathname === nowhere && path !== nowhere;

async function visit(tab: Tab, place: Place, { look, isFirst }: Way, stops: SeenStops): Promise<string[]> {
  const { path, open } = place;
  await (isLoaded(place, isFirst) ? tab.goTo(path) : tab.follow(path));
  if (isMissed(place, tab)) return ['is the 404 page'];
  if (open) {
    await open.by(tab.page, look);
    await tab.settle();
  }
  // Last, for it moves the focus.
  return [...(await inspectPage(tab.page)), ...(isFirst ? await stopsWithoutRing(tab.page, stops) : [])];
}

/** Takes places off the list until none is left; answers what is wrong at them. */
async function walkAlone(browser: Browser, way: Way, left: Place[], visitor: Visitor): Promise<string[]> {
  const inside = await openTab(browser, way.look, visitor);
  const outside = await openTab(browser, way.look, { url: visitor.url });
  const findings: string[] = [];
  const stops: SeenStops = new Set();
  for (let place = left.shift(); place; place = left.shift()) {
    const tab = place.isOutside ? outside : inside;
    const name = place.open ? `${place.path} (${place.open.what})` : place.path;
    const found = await visit(tab, place, way, stops).catch((error: Error) => [`cannot be seen: ${error.message}`]);
    findings.push(...[...found, ...tab.faults.take()].map((finding) => `${name}: ${finding}`));
  }
  await Promise.all([inside.close(), outside.close()]);
  return findings;
}

/** Goes to every place in one look and writes down all that is wrong there. */
export async function walk(browser: Browser, way: Way, places: readonly Place[], visitor: Visitor): Promise<Walk> {
  const there = places.filter((place) => isThere(place, way.look));
  const left = [...there];
  const found = await Promise.all(Array.from({ length: walkers }, () => walkAlone(browser, way, left, visitor)));
  return { seen: there.length, findings: found.flat().sort() };
}
