import type { Page } from '@playwright/test';
import { administrator, setUpCompany } from './support/company';
import { countEffort } from './support/effort';
import { pick } from './support/freight';
import { type Caller, callerOf } from './support/people';
import { expect, test } from './support/test';

/** A registered company's own published GSTIN, so that the State inside it is real. */
const customer = { name: 'Indian Oil Corporation Limited', gstin: '07AAACI1681G1ZR' };

const today = () => new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);

interface Kept {
  id: string;
  number: string;
}

/** What six charges are found by, what each costs and is sold for. */
const charges = [
  ['oc', '80k', '88k'],
  ['th', '9k', '11k'],
  ['bl', '3k', '4k'],
  ['cu', '4k', '6k'],
  ['do', '', '2k'],
  ['wa', '', '1k'],
] as const;

/** Of a lead that says from where to where: the form is there with it, and begins with what it costs. */
async function quoteLead(page: Page, caller: Caller): Promise<number> {
  const lead = await caller.post<Kept>('/lead/add', {
    ...{ date: today(), source: 'REFERRAL', companyName: 'Coastal Spices Exports', contactName: 'Meera Nair' },
    ...{ mobile: '98200 12345', service: 'SEA_FCL', direction: 'EXPORT', incoterm: 'FOB', commodity: 'Cardamom' },
    ...{ originLocode: 'INNSA', destinationLocode: 'AEJEA' },
    nextFollowUpAt: new Date(Date.now() + 48 * 3_600_000).toISOString(),
  });
  await page.goto(`/dashboard/internationalGroup/lead_management/${lead.id}?tab=quotations`);
  const quote = page.getByRole('button', { name: 'Quote', exact: true });
  await quote.focus();
  const effort = await countEffort(page);
  await page.keyboard.press('Enter');
  for (const [index, [head, buy, sell]] of charges.entries()) {
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
  const { keys } = effort();
  const [draft] = await caller.get<Kept[]>(`/quotation/list?leadId=${lead.id}`);
  const kept = await caller.get<{ alternatives: { charges: object[] }[] }>(`/quotation/get?id=${draft?.id}`);
  expect(kept.alternatives.map((alternative) => alternative.charges.length)).toEqual([charges.length]);
  return keys;
}

/** The job that the customer had of this lane. */
async function addLastJob(caller: Caller): Promise<Kept> {
  const { id: customerId } = await caller.post<Kept>('/party/add', { ...customer, roles: ['CUSTOMER'] });
  const [freight] = await caller.get<{ id: string }[]>('/charge-head/list?q=ocean');
  return caller.post<Kept>('/jobcard/add', {
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
}

function expectFew(what: string, keys: number, most: number): void {
  test.info().annotations.push({ type: `keys of ${what}`, description: String(keys) });
  expect(keys).toBeLessThanOrEqual(most);
}

test('a job like the last of its lane and a quotation of six charges are written in few keys', async ({
  page,
  product,
  request,
}) => {
  await setUpCompany(page, product);
  const caller = await callerOf(request, administrator.email, administrator.password);
  const last = await addLastJob(caller);
  await page.goto('/dashboard/internationalGroup/create_jobcard');
  await expect(page.getByRole('combobox', { name: /^Customer/ })).toBeFocused();

  const effort = await countEffort(page);
  await page.keyboard.type('ind');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: /^Customer/ })).toHaveValue(customer.name);
  for (let field = 0; field < 6; field += 1) await page.keyboard.press('Tab');
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

  const { keys } = effort();
  expectFew('a repeat job', keys, 30);
  const [newest] = await caller.get<Kept[]>('/jobcard/list?pageSize=1');
  const repeated = await caller.get<{ charges: object[] }>(`/jobcard/get?id=${newest?.id}`);
  expect(newest?.id).not.toBe(last.id);
  expect(repeated).toMatchObject({
    ...{ mode: 'SEA_LCL', incoterm: 'CIF', commodity: 'Lubricants', carrier: 'Maersk', vessel: null },
    charges: [{ description: 'Ocean freight', sellRate: '900', status: 'PLANNED' }],
  });
  expectFew('a quotation of six charges', await quoteLead(page, caller), 60);
});
