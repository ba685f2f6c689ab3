import type { Page } from '@playwright/test';
import type { Caller } from './people';
import { expect } from './test';

/** Types into a field that is chosen from, and goes on. */
export async function pick(page: Page, label: RegExp, text: string, found: string | RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(found);
}

/** An enquiry of a customer we know, and its conversion: the lead is won and its job is there. The form is filled by keys. */
export async function winLead(page: Page, customer: string): Promise<void> {
  await page.getByRole('button', { name: 'INTL. SHIPMENT' }).click();
  await page.getByRole('link', { name: 'LEAD MANAGEMENT' }).click();
  await page.getByRole('button', { name: 'Add lead' }).first().click();
  await page.getByLabel(/^Company/).fill(customer);
  await page.getByLabel(/^Contact/).fill('R. Mehta');
  await page.getByLabel(/^Mobile/).fill('98200 12345');
  await page.getByRole('button', { name: `Use it: ${customer}` }).click();
  await page.getByRole('combobox', { name: /^Source/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ref');
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Next follow-up/).fill('+2');
  await pick(page, /^Origin$/, 'chenai', 'Chennai');
  await pick(page, /^Destination$/, 'jebel', 'Jebel Ali');
  await page.getByLabel(/^Commodity/).fill('Lubricants');
  await page.getByRole('combobox', { name: /^Incoterm/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('FOB');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await page.getByRole('cell', { name: customer }).first().click();

  await page.getByRole('button', { name: 'Convert to jobcard' }).click();
  const dialog = page.getByRole('dialog', { name: /^Convert LD/ });
  await dialog.getByRole('textbox').fill('Yearly contract');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('This lead is won, and its jobcard is made.')).toBeVisible();
}

/** Opening the job makes its shipment. */
export async function openJob(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open jobcard' }).click();
  await page.getByRole('button', { name: 'Open job' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open job' }).click();
  await expect(page.getByRole('link', { name: 'Track', exact: true })).toBeVisible();
}

/** Its first event starts the work: the next state is chosen already, and what it needs is told before anything is sent. */
export async function moveShipment(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Track', exact: true }).click();
  await page.getByRole('button', { name: 'Update status' }).click();

  const dialog = page.getByRole('dialog', { name: /^Update status of SE/ });
  await expect(dialog.getByRole('combobox', { name: /^Status/ })).toHaveText('Booking confirmed');
  await dialog.getByRole('button', { name: 'Update status' }).click();
  await expect(dialog.getByLabel(/^Booking number/)).toHaveAttribute('aria-invalid', 'true');

  await dialog.getByLabel(/^Booking number/).fill('BK-778');
  await dialog.getByLabel(/^Carrier/).fill('Maersk');
  await dialog.getByLabel(/^Vessel/).fill('Maersk Chennai');
  await dialog.getByLabel(/^Voyage/).fill('614W');
  await dialog.getByLabel(/^ETD/).fill('+5');
  await dialog.getByRole('button', { name: 'Update status' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Booking confirmed').first()).toBeVisible();
}

/** The day of the company's clocks. */
const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

const side = (name: string) => ({
  name,
  gstin: 'URP',
  stateCode: '27',
  address: 'MIDC',
  pincode: '411001',
});

/** A docket that lacks nothing, past the page. */
export async function writeDocket(caller: Caller, customer: string): Promise<void> {
  const [party] = await caller.get<{ id: string }[]>(`/party/list?q=${encodeURIComponent(customer)}`);
  await caller.post('/domestic/jobcard/add', {
    date: new Date(Date.now() + indiaOffsetMs).toISOString().slice(0, 10),
    mode: 'SURFACE',
    billingPartyId: party?.id,
    consignor: side('Deccan Traders'),
    consignee: side('Konkan Stores'),
    delivery: 'DOOR',
    description: 'Spices',
    packages: 4,
    actualKg: '120',
    declaredValuePaise: 20_000_00,
    risk: 'OWNER',
    freightBasis: 'PAID',
    gstPayableBy: 'CONSIGNOR',
    vehicleNumber: 'MH12AB1234',
  });
}

/** Books the docket and takes it to the door: each status comes with the next one chosen, and is sent by a key. */
export async function deliverDocket(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'DOMESTIC SHIPMENT' }).click();
  await page.getByRole('link', { name: 'DOCKET LIST' }).click();
  await page.getByRole('cell', { name: 'Konkan Stores' }).first().click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Book' }).click();
  await page.getByRole('link', { name: 'Track', exact: true }).click();
  await tellStatus(page, 'Picked up', {});
  await tellStatus(page, 'In transit', {});
  await tellStatus(page, 'Out for delivery', { 'Driver or delivery person': 'Ravi' });
  await tellStatus(page, 'Delivered', { Receiver: 'S. Kale', 'Packages delivered': '4' });
}

async function tellStatus(page: Page, status: string, said: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Update status' }).click();
  const dialog = page.getByRole('dialog', { name: /^Update status of/ });
  await expect(dialog.getByRole('combobox', { name: /^Status/ })).toHaveText(status);
  for (const [label, text] of Object.entries(said)) await dialog.getByRole('textbox', { name: label }).fill(text);
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
}
