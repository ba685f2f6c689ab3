import type { Page } from '@playwright/test';
import { follow, notLeadingNowhere, nowhere } from './support/follow';
import { type Caller, foundCompany, invite, type Role, roles } from './support/people';
import { type Screen, screens } from './support/screens.data';
import { expect, test } from './support/test';

const company = { name: 'Coromandel Forwarders Pvt Ltd', stateCode: '33' };

/** The page as a person of a role has it in a new tab: their token is there before its first script runs. */
async function openAs(page: Page, { token }: Caller): Promise<void> {
  await page.addInitScript((accessToken) => sessionStorage.setItem('accessToken', accessToken), token);
}

/** A page that leads on shows its heading until the next one has come, so where it should lead gets a moment to come. */
async function placeOf(page: Page, expected: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForURL(({ pathname }) => pathname === expected).catch(() => undefined);
  return new URL(page.url()).pathname;
}

/** Those that a role reaches, each with where it leads; the first is loaded, the others are followed within the page. */
async function expectOpen(page: Page, role: Role, open: readonly Screen[]): Promise<void> {
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const [index, { path, leadsTo = path }] of open.entries()) {
    await (index === 0 ? page.goto(path) : follow(page, path));
    expected[path] = leadsTo;
    found[path] = await placeOf(page, leadsTo);
  }
  expect.soft(found, role).toEqual(expected);
}

/** All others are the 404 page; one of them also where it is the first that is loaded. */
async function expectClosed(page: Page, role: Role, closed: readonly Screen[]): Promise<void> {
  const paths = closed.map(({ path }) => path);
  expect.soft(await notLeadingNowhere(page, paths), `${role} reaches what is not theirs`).toEqual([]);
  await page.goto(paths[0] ?? nowhere);
  expect.soft(await placeOf(page, nowhere), role).toBe(nowhere);
}

test('every role reaches its own screens, and the 404 page instead of all others', async ({
  browser,
  product,
  request,
}) => {
  const admin = await foundCompany(request, product.setUpLink, company);

  for (const role of roles) {
    const caller = role === 'ADMIN' ? admin : await invite(request, admin, role);
    const page = await browser.newPage({ baseURL: product.url });
    await openAs(page, caller);
    const own = screens.filter((screen) => screen.roles.includes(role));
    // What an administrator reaches, the walk over every screen sees.
    await expectOpen(page, role, role === 'ADMIN' ? own.slice(0, 1) : own);
    await expectClosed(
      page,
      role,
      screens.filter((screen) => !own.includes(screen)),
    );
    await page.close();
  }
});
