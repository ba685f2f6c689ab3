import type { Page } from '@playwright/test';
import { administrator, setUpCompany } from './support/company';
import { countEffort, type Effort } from './support/effort';
import { pick } from './support/freight';
import { type Caller, callerOf } from './support/people';
import { bankWithStatement, matchStatement } from './support/statement';
import { expect, test } from './support/test';

/** A registered company's own published GSTIN, so that the State inside it is real. */
const customer = { name: 'Indian Oil Corporation Limited', gstin: '07AAACI1681G1ZR' };

const today = () => new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);

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
    charges: [
      {
        chargeHeadId: freight?.id,
        description: 'Ocean freight',
        basis: 'PER_SHIPMENT',
        quantity: '1',
        sellRate: '900',
      },
    ],
  });
  await page.goto('/dashboard/internationalGroup/create_jobcard');
  await expect(page.getByRole('combobox', { name: /^Customer/ })).toBeFocused();

  const before = effort().keys;
  await page.keyboard.type('ind');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: /^Customer/ })).toHaveValue(customer.name);
  for (let field = 0; field < 7; field += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: /^Origin$/ })).toBeFocused();
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
    charges: [{ description: 'Ocean freight', sellRate: '900', status: 'PLANNED' }],
  });
}

test('what is done every day is done in few keys', async ({ page, product, request }) => {
  test.setTimeout(180_000);
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
    expect(await caller.get(`/bank/proposals?bankId=${bankId}`)).toMatchObject(left);
  });
  await test.step('a job like the last of its customer and lane', () => repeatJob(page, caller, effort));
});
