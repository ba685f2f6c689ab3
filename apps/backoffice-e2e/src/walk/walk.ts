import type { Browser } from '@playwright/test';
import { type SeenStops, stopsWithoutRing } from './focus-rings';
import { inspectPage } from './inspect-page';
import { firstLook, isPhone, type Look, nameOf } from './look';
import type { Place } from './place';
import { openTab, type Tab, type Visitor } from './tab';

export interface Walk {
  seen: number;
  findings: readonly string[];
}

/** As many as walk at once: one waits for the server while the other is looked at. */
const walkers = 2;

const isThere = ({ on, open }: Place, look: Look): boolean =>
  (on === undefined || (on === 'phone') === isPhone(look)) &&
  // What opens something is found by its English name.
  (open === undefined || look.language === undefined);

/**
 * In the first look every screen is loaded, as from a bookmark; in the others it is gone to within the page, as by the menu. What the
 * frame opens stays open wherever one goes, so it is opened on a new page.
 */
const isLoaded = ({ isOutside, isOfFrame, open }: Place, look: Look): boolean =>
  isOutside === true || isOfFrame === true || (open === undefined && nameOf(look) === nameOf(firstLook));

async function visit(tab: Tab, place: Place, look: Look, stops: SeenStops): Promise<string[]> {
  const { path, open } = place;
  const isFirst = nameOf(look) === nameOf(firstLook);
  await (isLoaded(place, look) ? tab.goTo(path) : tab.follow(path));
  if (open) {
    await open.by(tab.page, look);
    await tab.settle();
  }
  // Last, for it moves the focus. One look is enough: the ring is drawn alike in all.
  return [...(await inspectPage(tab.page, look)), ...(isFirst ? await stopsWithoutRing(tab.page, stops) : [])];
}

/** Takes places off the list until none is left; answers what is wrong at them. */
async function walkAlone(browser: Browser, look: Look, left: Place[], visitor: Visitor): Promise<string[]> {
  const inside = await openTab(browser, look, visitor);
  const outside = await openTab(browser, look, { url: visitor.url });
  const findings: string[] = [];
  const stops: SeenStops = new Set();
  for (let place = left.shift(); place; place = left.shift()) {
    const tab = place.isOutside ? outside : inside;
    const name = place.open ? `${place.path} (${place.open.what})` : place.path;
    const found = await visit(tab, place, look, stops).catch((error: Error) => [`cannot be seen: ${error.message}`]);
    findings.push(...[...found, ...tab.faults.take()].map((finding) => `${name}: ${finding}`));
  }
  await Promise.all([inside.close(), outside.close()]);
  return findings;
}

/** Goes to every place in one look and writes down all that is wrong there. */
export async function walk(browser: Browser, look: Look, places: readonly Place[], visitor: Visitor): Promise<Walk> {
  const there = places.filter((place) => isThere(place, look));
  const left = [...there];
  const found = await Promise.all(Array.from({ length: walkers }, () => walkAlone(browser, look, left, visitor)));
  return { seen: there.length, findings: found.flat().sort() };
}
