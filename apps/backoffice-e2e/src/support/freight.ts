import type { Page } from '@playwright/test';
import type { Faults } from './faults';
import { choose, find, inDays } from './fields';
import { expect } from './test';

/** An enquiry of a customer we know, and its conversion: the lead is won and its job is there. */
export async function winLead(page: Page, customer: string): Promise<void> {
  await page.goto('/dashboard/internationalGroup');
  await page.getByRole('button', { name: 'Add lead' }).first().click();
  await page.getByLabel(/^Company/).fill(customer);
  await page.getByLabel(/^Contact/).fill('R. Mehta');
  await page.getByLabel(/^Mobile/).fill('98200 12345');
  await find(page, /^Customer/, customer);
  await choose(page, /^Source/, 'Referral');
  await page.getByLabel(/^Next follow-up/).fill(inDays(2));
  await find(page, /^Origin$/, 'Chennai');
  await find(page, /^Destination$/, 'Jebel Ali');
  await page.getByLabel(/^Commodity/).fill('Lubricants');
  await choose(page, /^Incoterm/, /FOB/);
  await page.getByRole('dialog').getByRole('button', { name: 'Add lead' }).click();
  await page.getByRole('cell', { name: customer }).first().click();

  await page.getByRole('button', { name: 'Convert to jobcard' }).click();
  const dialog = page.getByRole('dialog', { name: /^Convert LD/ });
  await dialog.getByRole('textbox').fill('Yearly contract');
  await dialog.getByRole('button', { name: 'Convert' }).click();
  await expect(page.getByText('This lead is won, and its jobcard is made.')).toBeVisible();
}

/** Opening the job makes its shipment; its first event starts the work. */
export async function moveShipment(page: Page, faults: Faults): Promise<void> {
  await page.getByRole('link', { name: 'Open jobcard' }).click();
  await page.getByRole('button', { name: 'Open job' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open job' }).click();
  await page.getByRole('link', { name: 'Track', exact: true }).click();
  await page.getByRole('button', { name: 'Update status' }).click();

  const dialog = page.getByRole('dialog', { name: /^Update status of SE/ });
  // What the state needs is told by the server, at its fields.
  faults.expect(/status of 422/);
  await choose(page, /^Status/, 'Booking confirmed');
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
