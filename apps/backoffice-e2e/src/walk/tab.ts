import { type Browser, expect, type Page, type Request } from '@playwright/test';
import { type Faults, watch } from '../support/faults';
import { follow } from '../support/follow';
import { patience } from '../support/patience';
import type { Look } from './look';

/** Who is at the browser. */
export interface Visitor {
  url: string;
  /** Of whoever is signed in. */
  token?: string;
}

/** A tab of a browser of its own. */
export interface Tab {
  page: Page;
  /** All that goes wrong in it, from its first script on. */
  faults: Faults;
  /** Loads the page at an address. */
  goTo(path: string): Promise<void>;
  /** Goes to an address within the page, once one is loaded. */
  follow(path: string): Promise<void>;
  /** Waits until all that was asked for is there, and nothing moves. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const height = 900;

/** What the product keeps in the browser about how its page is set. */
const storedOf = ({ mode, direction, layout, language }: Look): Record<string, string> => ({
  settings: JSON.stringify({ themeMode: mode, themeDirection: direction, themeLayout: layout }),
  ...(language && { i18nextLng: language }),
});

async function openPage(browser: Browser, look: Look, { url, token }: Visitor): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: look.width, height },
    // What fades in is there at once, to be looked at as it will be.
    reducedMotion: 'reduce',
  });
  const kept = { local: storedOf(look), session: token === undefined ? {} : { accessToken: token } };
  await context.addInitScript(({ local, session }) => {
    Object.entries(local).forEach(([key, value]) => localStorage.setItem(key, value));
    Object.entries(session).forEach(([key, value]) => sessionStorage.setItem(key, value));
  }, kept);
  // Past the page's own policy, which rightly refuses scripts of others.
  await context.addInitScript({ path: require.resolve('axe-core/axe.min.js') });
  return context.newPage();
}

/** Requests that have no answer yet. */
function unanswered(page: Page): Set<Request> {
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return requests;
}

const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );

async function settle(page: Page, waitingFor: Set<Request>): Promise<void> {
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor();
  let timesCalm = 0;
  // Twice, for an answer may be there that is not drawn yet, and what is drawn may ask for more.
  const countCalm = async () => (timesCalm = waitingFor.size === 0 && (await isStill(page)) ? timesCalm + 1 : 0);
  await expect.poll(countCalm, { intervals: [30], timeout: patience.step }).toBeGreaterThan(1);
}

/** Opens a tab that is set before its first page. */
export async function openTab(browser: Browser, look: Look, visitor: Visitor): Promise<Tab> {
  const page = await openPage(browser, look, visitor);
  const faults = await watch(page);
  const waitingFor = unanswered(page);
  const goBy = (way: (path: string) => Promise<unknown>) => async (path: string) => {
    // What the page before was waiting for, nobody waits for any more.
    waitingFor.clear();
    await way(path);
    await settle(page, waitingFor);
  };
  return {
    page,
    faults,
    goTo: goBy((path) => page.goto(path)),
    follow: goBy((path) => (page.url() === 'about:blank' ? page.goto(path) : follow(page, path))),
    settle: () => settle(page, waitingFor),
    close: () => page.context().close(),
  };
}
