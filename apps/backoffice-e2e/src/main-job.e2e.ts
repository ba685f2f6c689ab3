import type { Page } from '@playwright/test';
import { setUpCompany } from './support/company';
import { find } from './support/fields';
import { moveShipment, winLead } from './support/freight';
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

async function issueInvoice(page: Page): Promise<void> {
  await page.goto('/dashboard/sales/invoice/list');
  await page.getByRole('link', { name: 'New invoice' }).first().click();
  await find(page, /^Customer/, customer.name);
  await find(page, /^Job/, 'SE/');
  await page.getByLabel(/^Description/).fill('Ocean freight, Chennai to Jebel Ali');
  await page.getByLabel(/^SAC/).fill('996521');
  await page.getByLabel(/^Rate/).fill('100000');
  await expect(page.getByText(/registered in Delhi/)).toBeVisible();
  await expect(page.getByText('1,18,000.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Issue' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SI\/\d\d-\d\d\/000001$/);
  await expect(page.getByText('Rupees One Lakh Eighteen Thousand Only')).toBeVisible();
}

/** More than is owed is refused at its row, and what was typed stays. */
async function receive(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Record receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record receipt' });
  await dialog.getByLabel(/^Reference/).fill('UTR202611210001');
  await dialog.getByLabel(/^Amount received/).fill('1,18,000');
  const allocated = dialog.getByLabel(/^For SI/);
  await allocated.fill('1,18,001');
  await dialog.getByRole('button', { name: 'Record receipt' }).click();
  await expect(allocated).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(/^Reference/)).toHaveValue('UTR202611210001');

  await allocated.fill('1,18,000');
  await dialog.getByRole('button', { name: 'Record receipt' }).click();
  await expect(dialog).toBeHidden();
}

async function expectSettled(page: Page): Promise<void> {
  await page.goto('/dashboard/reports/ledgers');
  await page.getByRole('cell', { name: customer.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Debtors · ${customer.name}`);
  await expect(page.getByRole('row', { name: /Closing balance/ })).toContainText('0.00');
  await expect(page.getByRole('row', { name: /Total/ })).toContainText(/1,18,000\.00.*1,18,000\.00/);

  await page.goto('/dashboard/reports/sales');
  const sale = page.getByRole('row', { name: /^SI\// });
  await expect(sale).toContainText('1,00,000.00');
  await expect(sale).toContainText('18,000.00');
}

test('from the set-up link to a customer who owes nothing', async ({ page, product, faults }) => {
  test.setTimeout(180_000);
  await setUpCompany(page, product);

  await test.step('a bank and a customer with a real GSTIN', async () => {
    await addBank(page);
    await addCustomer(page);
  });
  await test.step('a lead becomes a jobcard', () => winLead(page, customer.name));
  await test.step('its shipment moves', () => moveShipment(page, faults));
  await test.step('an invoice under IGST, for the customer is in another State', () => issueInvoice(page));
  await test.step('the receipt, allocated to the invoice', () => receive(page));
  await test.step('the ledger is at zero and the sale is in the report', () => expectSettled(page));
});
