import type { Page } from '@playwright/test';
import { administrator, setUpCompany } from './support/company';
import { countEffort } from './support/effort';
import { deliverDocket, moveShipment, openJob, winLead, writeDocket } from './support/freight';
import { callerOf } from './support/people';
import { expect, test } from './support/test';

/** A registered company's own published GSTIN, so that the State inside it is real. */
const customer = { name: 'Indian Oil Corporation Limited', gstin: '07AAACI1681G1ZR' };

async function addBank(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'BANKS' }).click();
  await page.getByRole('button', { name: 'Add bank' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add bank' });
  await dialog.getByLabel(/^Bank name/).fill('HDFC Bank');
  await dialog.getByLabel(/^Account number/).fill('50200012345678');
  await dialog.getByLabel(/^IFSC/).fill('hdfc0000123');
  await dialog.getByLabel(/^Opening balance/).fill('5L');
  await dialog.getByRole('button', { name: 'Add bank' }).click();
  await expect(page.getByText('HDFC Bank is added')).toBeVisible();
  await expect(page.getByRole('row', { name: /HDFC Bank/ })).toContainText('5,00,000.00');
}

/** What is printed of a list is its rows and what they are: the menu, the header and what could be pressed stay on the screen. */
async function expectOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const row = page.getByRole('row', { name: /HDFC Bank/ });
  await expect(row).toBeVisible();
  await expect(row.getByRole('cell', { name: '5,00,000.00' })).toHaveCSS('white-space', 'nowrap');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Add bank|Columns|Export|Account|Actions)$/ })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}

async function addCustomer(page: Page): Promise<void> {
  await page.goto('/dashboard/party');
  await page.getByRole('button', { name: 'Add party' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add party' });
  await dialog.getByLabel(/^Name/).fill(customer.name);
  await dialog.getByLabel(/^GSTIN/).fill('07AAACI1681G1ZX');
  await dialog.getByRole('button', { name: 'Add party' }).click();
  await expect(dialog.getByLabel(/^GSTIN/)).toHaveAttribute('aria-invalid', 'true');

  await dialog.getByLabel(/^GSTIN/).fill(customer.gstin);
  await expect(dialog.getByText('Registered in Delhi')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add party' }).click();
  await expect(page.getByRole('row', { name: /Indian Oil/ })).toContainText(customer.gstin);
}

/** What five charges of a job are called and cost; the first is the freight. */
const charges = [
  ['Ocean freight, Chennai to Jebel Ali', '80k'],
  ['Terminal handling', '9k'],
  ['Documentation', '2k'],
  ['Bill of lading fee', '4k'],
  ['Seal', '5k'],
] as const;

/** Written by the keyboard alone. Answers how many keys it took beside those of the descriptions. */
async function writeInvoice(page: Page): Promise<number> {
  const effort = await countEffort(page);
  const press = (key: string) => page.keyboard.press(key);
  await page.keyboard.type('ind');
  await press('Tab');
  await expect(page.getByRole('combobox', { name: /^Customer/ })).toHaveValue(customer.name);
  await page.getByLabel(/^Description/).focus();
  for (const [index, [description, rate]] of charges.entries()) {
    if (index > 0) await press('Enter');
    await expect(page.locator(`[name="lines.${index}.description"]`)).toBeFocused();
    await page.keyboard.type(description);
    await press('Tab');
    if (index === 0) await page.keyboard.type('oce');
    await press('Tab');
    await press('Tab');
    await page.keyboard.type(rate);
  }
  return effort().keys - charges.reduce((sum, [{ length }]) => sum + length, 0);
}

async function issueInvoice(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'SALE INVOICES' }).click();
  await page.getByRole('link', { name: 'New invoice' }).first().click();
  await expect(page.getByRole('combobox', { name: /^Customer/ })).toBeFocused();
  const keys = await writeInvoice(page);
  test.info().annotations.push({ type: 'keys of an invoice of five lines', description: String(keys) });
  expect(keys).toBeLessThanOrEqual(45);
  await expect(page.getByText(/registered in Delhi/)).toBeVisible();
  await expect(page.getByText('1,06,170.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Issue' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SI\/\d\d-\d\d\/000001$/);
  await expect(page.getByText('Rupees One Lakh Six Thousand One Hundred Seventy Only')).toBeVisible();
}

/** More than is owed is refused at its row, and what was typed stays. */
async function receive(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Record receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record receipt' });
  await dialog.getByLabel(/^Reference/).fill('UTR202611210001');
  await dialog.getByLabel(/^Amount received/).fill('1,06,170');
  const allocated = dialog.getByLabel(/^For SI/);
  await allocated.fill('1,18,001');
  await page.keyboard.press('Control+s');
  await expect(allocated).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(/^Reference/)).toHaveValue('UTR202611210001');

  await allocated.fill('1,06,170');
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
}

async function expectSettled(page: Page): Promise<void> {
  await page.goto('/dashboard/reports/ledgers');
  await page.getByRole('cell', { name: customer.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Debtors · ${customer.name}`);
  await expect(page.getByRole('row', { name: /Closing balance/ })).toContainText('0.00');
  await expect(page.getByRole('row', { name: /Total/ })).toContainText(/1,06,170\.00.*1,06,170\.00/);

  await page.goto('/dashboard/reports/sales');
  const sale = page.getByRole('row', { name: /^SI\// });
  await expect(sale).toContainText('1,00,000.00');
  // Freight by sea is taxed at 5%, the rest at 18%.
  await expect(sale.getByRole('cell', { name: '6,170.00', exact: true }).first()).toBeVisible();
}

test('from the set-up link to a customer who owes nothing', async ({ page, product, request }) => {
  await setUpCompany(page, product);

  await test.step('a bank and a customer with a real GSTIN', async () => {
    await addBank(page);
    await expectOnPaper(page);
    await addCustomer(page);
  });
  const effort = await countEffort(page);
  await test.step('a lead becomes a jobcard', async () => {
    await winLead(page, customer.name);
    await openJob(page);
  });
  await test.step('an invoice under IGST, for the customer is in another State', () => issueInvoice(page));
  await test.step('the receipt, allocated to the invoice', () => receive(page));
  await test.step('from lead to receipt in few clicks', () => {
    const { clicks } = effort();
    test.info().annotations.push({ type: 'clicks from lead to receipt', description: String(clicks) });
    expect(clicks).toBeLessThanOrEqual(15);
  });
  await test.step('its shipment moves', async () => {
    await page.goto('/dashboard/internationalGroup/jobcard');
    await page.getByRole('cell', { name: customer.name }).first().click();
    await moveShipment(page);
  });
  await test.step('a docket is delivered in few clicks', async () => {
    await writeDocket(await callerOf(request, administrator.email, administrator.password), customer.name);
    await page.goto('/dashboard');
    const before = effort().clicks;
    await deliverDocket(page);
    const clicks = effort().clicks - before;
    test.info().annotations.push({ type: 'clicks from docket to delivered', description: String(clicks) });
    expect(clicks).toBeLessThanOrEqual(10);
  });
  await test.step('the ledger is at zero and the sale is in the report', () => expectSettled(page));
});
