import type { Page } from '@playwright/test';
import { follow } from './support/follow';
import { type Caller, foundCompany, invite, roles } from './support/people';
import { screens } from './support/screens.data';
import { expect, test } from './support/test';

const company = { name: 'Coromandel Forwarders Pvt Ltd', stateCode: '33' };

/** The page as a person of a role has it in a new tab: their token is there before its first script runs. */
async function openAs(page: Page, { token }: Caller): Promise<void> {
  await page.addInitScript((accessToken) => sessionStorage.setItem('accessToken', accessToken), token);
}

const closed = '/404';

/** A page that leads on shows its heading until the next one has come, so where it should lead gets a moment to come. */
async function placeOf(page: Page, expected: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForURL(({ pathname }) => pathname === expected, { timeout: 5000 }).catch(() => undefined);
  return new URL(page.url()).pathname;
}

test('every role reaches its own screens, and the 404 page instead of all others', async ({
  browser,
  product,
  request,
}) => {
  test.setTimeout(300_000);
  const admin = await foundCompany(request, product.setUpLink, company);

  for (const role of roles) {
    const caller = role === 'ADMIN' ? admin : await invite(request, admin, role);
    const page = await browser.newPage({ baseURL: product.url });
    await openAs(page, caller);
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const screen of screens) {
      const place = screen.roles.includes(role) ? (screen.leadsTo ?? screen.path) : closed;
      // The first that opens and the first that does not are loaded; the walk over every screen loads them all.
      const isLoaded = !Object.values(expected).some((one) => (one === closed) === (place === closed));
      await (isLoaded ? page.goto(screen.path) : follow(page, screen.path));
      expected[screen.path] = place;
      found[screen.path] = await placeOf(page, place);
    }
    expect.soft(found, role).toEqual(expected);
    await page.close();
  }
});
