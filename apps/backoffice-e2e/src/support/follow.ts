import type { Page } from '@playwright/test';
import { patience } from './patience';

/** A place with nothing of any screen in it, to which whoever may not reach a screen is led. */
export const nowhere = '/404';

/** Changes the address as the browser's own back and forward do, and waits for a heading that was not there before. */
async function changeAddress(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    document.querySelectorAll('h1').forEach((heading) => heading.setAttribute('data-left', ''));
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.locator('h1:not([data-left])').first().waitFor({ state: 'attached' });
}

/**
 * Goes to an address within a page that is loaded, as by the menu: a fifth of what it costs to load it anew. By way of nowhere, so
 * that nothing of the screen before is left and every heading is a new one.
 */
export async function follow(page: Page, path: string): Promise<void> {
  const from = await page.evaluate(() => location.pathname);
  if (from !== nowhere) await changeAddress(page, nowhere);
  if (path !== nowhere) await changeAddress(page, path);
}

/**
 * Goes to addresses one after the other within a page, and answers those that do not lead nowhere. All in the page, since nothing of a
 * screen is shown on the way.
 */
export async function notLeadingNowhere(page: Page, paths: readonly string[]): Promise<string[]> {
  await follow(page, nowhere);
  return page.evaluate(
    async ({ closed, addresses, mayTake }) => {
      const open: string[] = [];
      const turn = () => new Promise((go) => setTimeout(go, 10));
      for (const address of addresses) {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        const until = performance.now() + mayTake;
        while (location.pathname !== closed && performance.now() < until) await turn();
        if (location.pathname !== closed) open.push(address);
      }
      return open;
    },
    { closed: nowhere, addresses: [...paths], mayTake: patience.step },
  );
}
