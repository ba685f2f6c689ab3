import type { Page } from '@playwright/test';
import { choose } from './fields';
import type { Product } from './product';
import { expect } from './test';

export const administrator = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  password: 'monsoon-jetty-lantern-42',
};
/** The GSTIN is a published one, so that its check character and State are real. */
export const company = { name: 'Coromandel Forwarders Pvt Ltd', state: 'Karnataka', gstin: '29AAGCB7383J1Z4' };

/** Opens the set-up link and sends its form, as the person who installed the product does. */
export async function followSetUpLink(page: Page, product: Product): Promise<void> {
  await page.goto(product.setUpLink);
  await page.getByLabel('First name').fill(administrator.firstName);
  await page.getByLabel('Last name').fill(administrator.lastName);
  await page.getByLabel('E-mail address').fill(administrator.email);
  await page.getByLabel(/^Password/).fill(administrator.password);
  await page.getByLabel('Company name').fill(company.name);
  await choose(page, /^State/, company.state);
  await page.getByLabel(/^GSTIN/).fill(company.gstin);
  await page.getByRole('button', { name: 'Set up Freightdesk' }).click();
}

/** Makes the administrator and the company, and ends on the dashboard. */
export async function setUpCompany(page: Page, product: Product): Promise<void> {
  await followSetUpLink(page, product);
  await expect(page).toHaveURL('/dashboard');
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/jwt\/login/);
}
