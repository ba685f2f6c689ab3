import type { Page } from '@playwright/test';
import { administrator, followSetUpLink, setUpCompany, signIn, signOut } from './support/company';
import { expect, test } from './support/test';

/** One story in one store: each step goes on where the step before it ended, in the same tab. */
test('the first day of a company', async ({ page, product, faults }) => {
  await test.step('a visitor is sent to the login, and back to where he was going', async () => {
    await page.goto('/dashboard/user');

    await expect(page).toHaveURL(/\/auth\/jwt\/login\?returnTo=%2Fdashboard%2Fuser$/);
    await expect(page.getByText('Hi, Welcome back')).toBeVisible();
  });

  await test.step('the set-up link makes the administrator and the company', async () => {
    await setUpCompany(page, product);

    await expectDashboard(page);
  });

  await test.step('what is missing waits, and leads to where it is made', async () => {
    for (const name of [
      'Enter: Address of the company',
      'Add: First bank',
      'Add: First customer',
      'Invite: First colleague',
    ])
      await expect(page.getByRole('link', { name })).toBeVisible();

    await page.getByRole('link', { name: 'Invite: First colleague' }).click();

    await expect(page).toHaveURL('/dashboard/user');
  });

  await test.step('an address that does not exist shows the page that says so', async () => {
    await page.goto('/dashboard/three');

    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  });

  await test.step('the administrator signs out', async () => {
    await page.goto('/');
    await expectDashboard(page);

    await signOut(page);
  });

  await test.step('a wrong password is refused in words', async () => {
    faults.expect(/status of 401/);

    await signIn(page, { ...administrator, password: 'not the password at all' });

    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/jwt\/login/);
  });

  await test.step('the right one opens the door', async () => {
    await signIn(page, administrator);

    await expectDashboard(page);
  });

  await test.step('the set-up link is closed after its use', async () => {
    faults.expect(/status of 403/);
    await signOut(page);

    await followSetUpLink(page, product);

    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/jwt\/register/);
  });
});

async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('DASHBOARD');
}
