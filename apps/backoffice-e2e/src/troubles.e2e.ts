import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { administrator, signIn } from './support/company';
import type { Faults } from './support/faults';
import { find } from './support/fields';
import { keptDrafts } from './support/kept-drafts';
import { type Caller, callerOf, foundCompany } from './support/people';
import { pick } from './support/freight';
import { expect, test } from './support/test';

/**
 * What goes wrong between the page and the server, or at the desk: no record is there twice, and nothing that was typed is
 * lost. One story in one store: each step makes its own records.
 */
const company = { name: 'Coromandel Forwarders Pvt Ltd', stateCode: '29', gstin: '29AAGCB7383J1Z4' };
const bank = {
  name: 'HDFC Bank',
  accountNumber: '50200012345678',
  ifsc: 'HDFC0000123',
  accountType: 'CURRENT',
  currency: 'INR',
  openingBalancePaise: 0,
  openingDate: '2026-04-01',
};
const noConnection = /net::ERR_(INTERNET_DISCONNECTED|FAILED)/;

/** How many records the list has. */
async function rowsOf(caller: Caller, path: string): Promise<number> {
  return (await caller.get<unknown[]>(path)).length;
}

/** The server does what it was asked, and its answer never arrives; the next one does. */
async function loseReply(page: Page, path: string): Promise<{ committed: () => number }> {
  let committed = 0;
  await page.route(
    `**/api${path}`,
    async (route) => {
      const answer = await route.fetch();
      if (answer.ok()) committed += 1;
      await route.abort();
    },
    { times: 1 },
  );
  return { committed: () => committed };
}

async function openParty(page: Page, name: string) {
  await page.goto('/dashboard/party');
  await page.getByRole('button', { name: 'Add party' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add party' });
  await dialog.getByLabel(/^Name/).fill(name);
  await pick(page, /^State/, 'karn', 'Karnataka');
  return { dialog, name: dialog.getByLabel(/^Name/), save: dialog.getByRole('button', { name: 'Add party' }) };
}

/** The bank's own form, from its row. */
async function openBank(page: Page) {
  await page.goto('/dashboard/bank');
  await page
    .getByRole('row', { name: /HDFC Bank/ })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: 'Edit HDFC Bank' });
}

async function writeInvoice(page: Page, customer: string, description: string): Promise<void> {
  await page.goto('/dashboard/sales/invoice/add');
  await find(page, /^Customer/, customer);
  await page.getByLabel(/^Description/).fill(description);
  await page.getByLabel(/^SAC/).fill('996521');
  await page.getByLabel(/^Rate/).fill('1000');
}

async function issue(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Issue' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue' }).click();
}

/** Where the story stands: the tab, and the administrator past the page. */
interface Scene {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  faults: Faults;
  admin: Caller;
}

async function offline({ page, context, faults, admin }: Scene): Promise<void> {
  const { dialog, name, save } = await openParty(page, 'Offline Traders');
  faults.expect(noConnection);
  await context.setOffline(true);
  await save.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(name).toHaveValue('Offline Traders');

  await context.setOffline(false);
  await save.click();

  await expect(dialog).toBeHidden();
  expect(await rowsOf(admin, '/party/list?q=Offline')).toBe(1);
}

async function lostReply({ page, admin }: Scene): Promise<void> {
  const lost = await loseReply(page, '/party/add');
  const { dialog, name, save } = await openParty(page, 'Lost Reply Traders');
  await save.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(lost.committed()).toBe(1);
  await expect(name).toHaveValue('Lost Reply Traders');

  await save.click();

  await expect(dialog).toBeHidden();
  expect(await rowsOf(admin, '/party/list?q=Lost')).toBe(1);
}

async function lostIssue({ page, admin }: Scene): Promise<void> {
  const lost = await loseReply(page, '/sale-invoice/add');
  await writeInvoice(page, 'Konkan Textiles', 'Freight whose reply was lost');
  await issue(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(lost.committed()).toBe(1);
  await expect(page.getByLabel(/^Description/)).toHaveValue('Freight whose reply was lost');

  await issue(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SI\/\d\d-\d\d\/000001$/);
  expect(await rowsOf(admin, '/sale-invoice/list')).toBe(1);
}

async function doubleClick({ page, admin }: Scene): Promise<void> {
  await page.goto('/dashboard/payments');
  await page.getByRole('button', { name: 'Record receipt' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Record receipt' });
  await find(page, /^Received from/, 'Konkan Textiles');
  await dialog.getByLabel(/^Amount received/).fill('500');
  await dialog.getByLabel(/^Reference/).fill('UTR 42');
  await dialog.getByRole('button', { name: 'Allocate oldest first' }).click();
  await dialog.getByRole('button', { name: 'Record receipt' }).dblclick();

  await expect(dialog).toBeHidden();
  expect(await rowsOf(admin, '/payment/list')).toBe(1);
}

async function leaving({ page }: Scene): Promise<void> {
  await page.goto('/dashboard/sales/invoice/list');
  await page.getByRole('link', { name: 'New invoice' }).first().click();
  await page.getByLabel(/^Notes/).fill('A note worth keeping');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel(/^Notes/)).toHaveValue('A note worth keeping');

  await page.goto('/dashboard/payments');
  await page.getByRole('link', { name: 'BANKS' }).click();
  await page.getByRole('button', { name: 'Add bank' }).first().click();
  await page.getByLabel(/^Bank name/).fill('Left in a hurry');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel(/^Bank name/)).toHaveValue('Left in a hurry');
  // It is kept in the pauses of typing.
  await expect.poll(() => keptDrafts(page)).toContain('Left in a hurry');
  await page.reload();
  await page.getByRole('button', { name: 'Add bank' }).first().click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel(/^Bank name/)).toHaveValue('Left in a hurry');
}

async function twoTabs({ page, context, faults, admin }: Scene): Promise<void> {
  faults.expect(/status of 409/);
  const other = await context.newPage();
  await other.addInitScript((token) => sessionStorage.setItem('accessToken', token), admin.token);
  const [here, there] = [await openBank(page), await openBank(other)];
  await there.getByLabel(/^Branch/).fill('Fort');
  await there.getByRole('button', { name: 'Save' }).click();
  await expect(there).toBeHidden();
  await here.getByLabel(/^UPI ID/).fill('coromandel@hdfc');
  await here.getByRole('button', { name: 'Save' }).click();

  await expect(here.getByText(/Someone else saved this record/)).toBeVisible();
  await expect(here.getByLabel(/^UPI ID/)).toHaveValue('coromandel@hdfc');
  await expect(here.getByLabel(/^Branch/)).toHaveValue('Fort');
  await here.getByRole('button', { name: 'Save' }).click();
  await expect(here).toBeHidden();
  const saved = await admin.get<{ name: string; branch: string; upiId: string }[]>('/bank/list?q=HDFC');
  expect(saved).toEqual([expect.objectContaining({ branch: 'Fort', upiId: 'coromandel@hdfc' })]);
  await other.close();
}

async function sessionEnd({ page, request, faults }: Scene): Promise<void> {
  faults.expect(/status of 401/);
  await writeInvoice(page, 'Konkan Textiles', 'Freight of a long morning');
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken') ?? '');
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` }, data: {} });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await signIn(page, administrator);

  await expect(page.getByLabel(/^Description/)).toHaveValue('Freight of a long morning');
  const saving = page.waitForResponse('**/api/sale-invoice/add');
  await page.getByRole('button', { name: 'Save draft' }).click();
  expect((await saving).status()).toBe(201);
  const again = await callerOf(request, administrator.email, administrator.password);
  expect(await rowsOf(again, '/sale-invoice/list?status=DRAFT')).toBe(1);
}

test('trouble on the way costs nobody his work, and is recorded once', async ({
  page,
  context,
  product,
  request,
  faults,
}) => {
  const admin = await foundCompany(request, product.setUpLink, company);
  await admin.post('/party/add', { name: 'Konkan Textiles', roles: ['CUSTOMER'], stateCode: '29' });
  await admin.post('/bank/add', bank);
  await page.goto('/auth/jwt/login');
  await signIn(page, administrator);
  await expect(page).toHaveURL('/dashboard');

  const scene: Scene = { page, context, request, faults, admin };
  await test.step('offline while saving: it says so, keeps what was typed, and is saved once when the line is back', () =>
    offline(scene));
  await test.step('the reply is lost after the commit: the second try is the same record', () => lostReply(scene));
  await test.step('the reply to an issue is lost: one invoice, one number', () => lostIssue(scene));
  await test.step('a double click is one receipt', () => doubleClick(scene));
  await test.step('Back asks before it leaves what was typed, and what was left behind is offered again', () =>
    leaving(scene));
  await test.step('two tabs on one record: the second is told, keeps its own words and the other’s', () =>
    twoTabs(scene));
  await test.step('the session ends in the middle of a form: what was typed is there after signing in', () =>
    sessionEnd(scene));
});
