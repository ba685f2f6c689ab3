import { expect, type Page } from '@playwright/test';
import type { Look } from './look';
import type { Place } from './place';
import type { Records } from './records';

type Deed = (page: Page, look: Look) => Promise<void>;

const press =
  (name: string | RegExp): Deed =>
  (page) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();

/** One of the acts for which a head has a menu. */
const inMenu =
  (name: string | RegExp): Deed =>
  async (page, look) => {
    await press('More')(page, look);
    await page.getByRole('menuitem', { name }).click();
  };

/** Also those that lie under another. */
const dialogs = (page: Page) =>
  page.getByRole('dialog', { includeHidden: true }).or(page.getByRole('alertdialog', { includeHidden: true }));

/** The panel or dialog that the address names. */
const named: Deed = (page) => expect(dialogs(page)).toBeVisible();

/** What a deed opens over the page, or over the panel that is open already. */
const dialog =
  (deed: Deed): Deed =>
  async (page, look) => {
    const open = await dialogs(page).count();
    await deed(page, look);
    await expect(dialogs(page)).toHaveCount(open + 1);
  };

const menu =
  (name: string | RegExp): Deed =>
  async (page, look) => {
    await press(name)(page, look);
    await expect(page.getByRole('menu').or(page.getByRole('listbox')).first()).toBeVisible();
  };

/** A group lies open in the menu itself, or is a menu beside it, whose code comes when it is first opened. */
const group =
  (name: string): Deed =>
  async (page, look) => {
    const open = look.layout === 'vertical' ? press(name) : menu(name);
    await open(page, look);
  };

/** The first record of a list, be it a row or a card: a page may have other lists, such as of who is here now. */
const row: Deed = (page) => page.getByRole('main').locator('[data-row]').first().click();

const sent =
  (name: string): Deed =>
  async (page, look) => {
    await press(name)(page, look);
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  };

const ofAccount =
  (name: string): Deed =>
  async (page, look) => {
    await press('Account')(page, look);
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  };

const palette: Deed = async (page) => {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Search records, pages and actions' }).fill('bank');
};

const pick =
  (label: RegExp): Deed =>
  async (page) => {
    // By its key: a list that opens late under a pointer that is still down closes again.
    await page.getByRole('combobox', { name: label }).press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
  };

const opensOfFrame: readonly Omit<Place, 'path'>[] = [
  { open: { what: 'settings', by: dialog(press('Settings')) } },
  { open: { what: 'command palette', by: dialog(palette) } },
  { open: { what: 'account', by: dialog(press('Account')) } },
  { open: { what: 'change of the password', by: ofAccount('Change password') } },
  { open: { what: 'keys', by: dialog((page) => page.keyboard.press('?')) } },
  { open: { what: 'languages', by: menu('Language') } },
  { open: { what: 'menu', by: dialog(press('Open menu')) }, on: 'phone' },
  { open: { what: 'group of the menu', by: group('REPORTS') }, on: 'desktop' },
];

/** What the frame around every screen opens, on one of them. */
export const frame: readonly Place[] = opensOfFrame.map((place) => ({
  path: '/dashboard',
  isOfFrame: true,
  ...place,
}));

const ofFreight = ({ lead, quotation, shipment, jobcard, parcel }: Records): readonly Place[] => {
  const group = '/dashboard/internationalGroup';
  const leadPanel = `${group}/lead_management?lead=${lead}`;
  const quotationPanel = `${group}/lead_management?show=quotations&quotation=${quotation}`;
  const shipmentPanel = `${group}/shipment_tracking?id=${shipment}`;
  return [
    { path: group, open: { what: 'new lead', by: dialog(press('Add lead')) } },
    { path: leadPanel, open: { what: 'lead', by: named } },
    { path: leadPanel, open: { what: 'change of a lead', by: dialog(press('Edit')) } },
    { path: leadPanel, open: { what: 'conversion', by: dialog(press('Convert to jobcard')) } },
    { path: leadPanel, open: { what: 'new quotation', by: dialog(press('Quote')) } },
    { path: quotationPanel, open: { what: 'quotation', by: named } },
    { path: quotationPanel, open: { what: 'change of a quotation', by: dialog(press('Edit')) } },
    { path: `${group}/rate_sheets`, open: { what: 'new rate sheet', by: dialog(press('Add rate sheet')) } },
    { path: shipmentPanel, open: { what: 'shipment', by: named } },
    { path: shipmentPanel, open: { what: 'update of its status', by: dialog(press('Update status')) } },
    { path: `${group}/jobcard`, open: { what: 'filter', by: menu('Status') } },
    { path: `${group}/jobcard`, open: { what: 'menu of a row', by: menu('Actions') } },
    { path: `${group}/create_jobcard`, open: { what: 'what is missing', by: sent('Create jobcard') } },
    { path: `${group}/create_jobcard`, open: { what: 'customers', by: pick(/^Customer/) } },
    { path: `${group}/update_jobcard?id=${jobcard}`, open: { what: 'incoterms', by: pick(/^Incoterm/) } },
    { path: `/dashboard/domesticGroup/shipment_tracking?id=${parcel}`, open: { what: 'shipment', by: named } },
  ];
};

const ofAccounts = ({ invoice, draftInvoice, bill, payment, party, settlement }: Records): readonly Place[] => {
  const receipt = `/dashboard/payments?new=receipt&partyId=${party}`;
  return [
    { path: '/dashboard/bank', open: { what: 'new bank', by: dialog(press('Add bank')) } },
    { path: '/dashboard/bank', open: { what: 'transfer', by: dialog(press('Transfer')) } },
    { path: '/dashboard/payments', open: { what: 'new receipt', by: dialog(press('Record receipt')) } },
    { path: '/dashboard/payments', open: { what: 'new payment', by: dialog(press('Record payment')) } },
    { path: '/dashboard/payments', open: { what: 'new expense', by: dialog(press('Record expense')) } },
    { path: receipt, open: { what: 'receipt of a party', by: named } },
    { path: `/dashboard/payments?id=${payment}`, open: { what: 'payment', by: named } },
    { path: `/dashboard/payments?id=${payment}`, open: { what: 'its reversal', by: dialog(press('Reverse')) } },
    {
      path: `/dashboard/settlements/view?id=${settlement}`,
      open: { what: 'why it is not approved', by: dialog(press('Refuse')) },
    },
    { path: '/dashboard/settlements/set-off', open: { what: 'what is missing', by: sent('Post') } },
    { path: '/dashboard/periods', open: { what: 'lock', by: dialog(press(/^Lock /)) } },
    { path: '/dashboard/sales/invoice/add', open: { what: 'what is missing', by: sent('Save draft') } },
    { path: '/dashboard/purchase/invoice/add', open: { what: 'what is missing', by: sent('Save draft') } },
    {
      path: `/dashboard/purchase/invoice/edit?id=${bill}`,
      open: { what: 'cancellation', by: dialog(inMenu(/^Cancel the/)) },
    },
    { path: `/dashboard/sales/invoice/edit?id=${draftInvoice}`, open: { what: 'issue', by: dialog(press('Issue')) } },
    {
      path: `/dashboard/invoice/view?id=${invoice}`,
      open: { what: 'cancellation', by: dialog(inMenu('Cancel the invoice')) },
    },
  ];
};

const ofOffice = ({ party }: Records): readonly Place[] => [
  { path: '/dashboard/user', open: { what: 'invitation', by: dialog(press('Invite user')) } },
  { path: '/dashboard/user', open: { what: 'user', by: dialog(row) } },
  { path: '/dashboard/company', open: { what: 'new branch', by: dialog(press('Add branch')) } },
  { path: '/dashboard/audit', open: { what: 'event', by: dialog(row) } },
  { path: '/dashboard/party', open: { what: 'new party', by: dialog(press('Add party')) } },
  { path: `/dashboard/party?id=${party}`, open: { what: 'party', by: named } },
];

/** Dialogs, panels, menus and messages: at least one of each kind that the product has. */
export const openedOf = (records: Records): readonly Place[] => [
  ...frame,
  ...ofFreight(records),
  ...ofAccounts(records),
  ...ofOffice(records),
];
