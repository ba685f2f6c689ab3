import type { Locator, Page } from '@playwright/test';
import { administrator, setUpCompany } from './support/company';
import { countEffort, type Effort } from './support/effort';
import { pick } from './support/freight';
import { type Caller, callerOf } from './support/people';
import { bankWithStatement, matchStatement } from './support/statement';
import { expect, test } from './support/test';

/** A registered company's own published GSTIN, so that the State inside it is real. */
const customer = { name: 'Indian Oil Corporation Limited', gstin: '07AAACI1681G1ZR' };

const today = () => new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** From field to field till one is reached; the keys are counted. */
async function tabTo(field: Locator): Promise<void> {
  const isReached = () => field.evaluate((element) => element === document.activeElement);
  for (let keys = 0; keys < 9 && !(await isReached()); keys += 1) await field.page().keyboard.press('Tab');
  await expect(field).toBeFocused();
}

const charges = [
  ['Ocean freight', '900'],
  ['Terminal handling', '140'],
  ['Documentation', '40'],
  ['Bill of lading fee', '55'],
  ['Seal', '12'],
] as const;

/** The charges of a job are billed by the keyboard alone: what a customer was not billed for becomes lines, and Ctrl+Enter issues. */
async function billByKeys(page: Page, effort: () => Effort): Promise<void> {
  await page.goto('/dashboard/sales/invoice/add');
  await expect(page.getByRole('combobox', { name: /^Customer/ })).toBeFocused();
  const before = effort().keys;
  await page.keyboard.type('ind');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: /^Customer/ })).toHaveValue(customer.name);
  const take = page.getByRole('button', { name: 'Take unbilled charges' });
  await expect(take).toBeVisible();
  await tabTo(take);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="lines.4.description"]')).toHaveValue('Seal');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SI\/\d\d-\d\d\/000001$/);

  const keys = effort().keys - before;
  test.info().annotations.push({ type: 'keys to bill a job with five charges', description: String(keys) });
  expect(keys).toBeLessThanOrEqual(14);
}

interface Kept {
  id: string;
  number: string;
}

async function repeatJob(page: Page, caller: Caller, effort: () => Effort): Promise<void> {
  const { id: customerId } = await caller.post<Kept>('/party/add', { ...customer, roles: ['CUSTOMER'] });
  const [freight] = await caller.get<{ id: string }[]>('/charge-head/list?q=ocean');
  const last = await caller.post<Kept>('/jobcard/add', {
    ...{ date: today(), mode: 'SEA_LCL', direction: 'EXPORT', customerId, incoterm: 'CIF', commodity: 'Lubricants' },
    ...{ originLocode: 'INMAA', destinationLocode: 'AEJEA', carrier: 'Maersk', vessel: 'Maersk Chennai' },
    charges: charges.map(([description, sellRate]) => ({
      ...{ chargeHeadId: freight?.id, description, basis: 'PER_SHIPMENT', quantity: '1', sellRate },
    })),
  });
  await page.goto('/dashboard/internationalGroup/create_jobcard');
  await expect(page.getByRole('combobox', { name: /^Customer/ })).toBeFocused();

  const before = effort().keys;
  await page.keyboard.type('ind');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: /^Customer/ })).toHaveValue(customer.name);
  await tabTo(page.getByRole('combobox', { name: /^Origin$/ }));
  await pick(page, /^Origin$/, 'chen', 'Chennai');
  await page.keyboard.press('Tab');
  await pick(page, /^Destination$/, 'jeb', 'Jebel Ali');
  await expect(page.getByRole('link', { name: /^Repeat/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Repeat/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Like SE/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SE\/\d\d-\d\d\/00002$/);

  const keys = effort().keys - before;
  test.info().annotations.push({ type: 'keys of a repeat job', description: String(keys) });
  expect(keys).toBeLessThanOrEqual(30);
  const [newest] = await caller.get<Kept[]>('/jobcard/list?pageSize=1');
  const repeated = await caller.get<{ charges: object[] }>(`/jobcard/get?id=${newest?.id}`);
  expect(newest?.id).not.toBe(last.id);
  expect(repeated).toMatchObject({
    ...{ mode: 'SEA_LCL', incoterm: 'CIF', commodity: 'Lubricants', carrier: 'Maersk', vessel: null },
    charges: charges.map(([description, sellRate]) => ({ description, sellRate, status: 'PLANNED' })),
  });

  await test.step('once it is open its five charges become an invoice in few keys', async () => {
    await page.getByRole('button', { name: 'Open job' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open job' }).click();
    await expect(page.getByRole('link', { name: 'Track', exact: true })).toBeVisible();
    await billByKeys(page, effort);
  });
}

/** What six charges are found by, what each costs and is sold for. */
const quoted = [
  ['oc', '80k', '88k'],
  ['th', '9k', '11k'],
  ['bl', '3k', '4k'],
  ['cu', '4k', '6k'],
  ['do', '', '2k'],
  ['wa', '', '1k'],
] as const;

/** Of a lead that says from where to where: the form is there with it, and begins with what it costs. */
async function quoteLead(page: Page, caller: Caller, effort: () => Effort): Promise<number> {
  const lead = await caller.post<Kept>('/lead/add', {
    ...{ date: today(), source: 'REFERRAL', companyName: 'Coastal Spices Exports', contactName: 'Meera Nair' },
    ...{ mobile: '98200 12345', service: 'SEA_FCL', direction: 'EXPORT', incoterm: 'FOB', commodity: 'Cardamom' },
    ...{ originLocode: 'INNSA', destinationLocode: 'AEJEA' },
    nextFollowUpAt: new Date(Date.now() + 48 * 3_600_000).toISOString(),
  });
  await page.goto(`/dashboard/internationalGroup/lead_management/${lead.id}?tab=quotations`);
  const quote = page.getByRole('button', { name: 'Quote', exact: true });
  await quote.focus();
  const before = effort().keys;
  await page.keyboard.press('Enter');
  for (const [index, [head, buy, sell]] of quoted.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await expect(page.locator(`[name="alternatives.0.charges.${index}.description"]`)).toBeFocused();
    await page.keyboard.type(head);
    await page.keyboard.press('Enter');
    await expect(page.locator(`[name="alternatives.0.charges.${index}.buyRate"]`)).toBeFocused();
    await page.keyboard.type(buy);
    await page.keyboard.press('Tab');
    await page.keyboard.type(sell);
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('QT/').first()).toBeVisible();
  const keys = effort().keys - before;
  const [draft] = await caller.get<Kept[]>(`/quotation/list?leadId=${lead.id}`);
  const kept = await caller.get<{ alternatives: { charges: object[] }[] }>(`/quotation/get?id=${draft?.id}`);
  expect(kept.alternatives.map((alternative) => alternative.charges.length)).toEqual([quoted.length]);
  return keys;
}

test('what is done every day is done in few keys', async ({ page, product, request }) => {
  await setUpCompany(page, product);
  const caller = await callerOf(request, administrator.email, administrator.password);
  const effort = await countEffort(page);

  await test.step('a bank statement of 50 lines', async () => {
    const bankId = await bankWithStatement(request, caller);
    const before = effort();
    await matchStatement(page, bankId);
    const { keys, clicks } = effort();
    test.info().annotations.push({ type: 'keys of 50 statement lines', description: String(keys - before.keys) });
    expect(keys - before.keys).toBeLessThanOrEqual(80);
    expect(clicks).toBe(before.clicks);
    const left = { openCount: 0, parkedCount: 2 };
    // The last key has been pressed; what it asks for may still be on its way.
    await expect.poll(() => caller.get(`/bank/proposals?bankId=${bankId}`)).toMatchObject(left);
  });
  await test.step('a job like the last of its customer and lane', () => repeatJob(page, caller, effort));
  for (const [what, waitMs] of [
    ['a quotation of six charges', 0],
    ['a quotation whose heads come late', 1500],
  ] as const) {
    await test.step(what, async () => {
      await page.route('**/api/charge-head/list*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        await route.continue();
      });
      const keys = await quoteLead(page, caller, effort);
      await page.unroute('**/api/charge-head/list*');
      test.info().annotations.push({ type: `keys of ${what}`, description: String(keys) });
      expect(keys).toBeLessThanOrEqual(60);
    });
  }
});
