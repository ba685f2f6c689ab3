import type { APIRequestContext, Page } from '@playwright/test';
import type { Caller } from './people';
import { expect } from './test';

const day = new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);
const openingPaise = 10_00_000_00;

interface Kept {
  id: string;
}

/** What the bank says: 42 transfers that the books have, 6 charges of its own that they lack, and 2 that nobody knows yet. */
const transfers = Array.from({ length: 42 }, (_, index) => ({
  utr: `N${String(70_000 + index)}`,
  paise: 1_000_00 + index * 100,
}));

async function receiveTransfers(caller: Caller, bankId: string): Promise<void> {
  const { id: partyId } = await caller.post<Kept>('/party/add', { name: 'Coastal Spices', roles: ['CUSTOMER'] });
  for (const { utr, paise } of transfers) {
    await caller.post('/payment/add', {
      ...{ direction: 'RECEIPT', bankId, partyId, date: day, mode: 'NEFT', reference: utr, currency: 'INR' },
      ...{ amountMinor: paise, allocations: [], advanceTax: null, advanceTaxReason: 'Freight under reverse charge' },
    });
  }
}

/** The file of the bank, with the balance after each line. */
function statement(): string {
  let balance = openingPaise;
  const rows = [
    ...transfers.map(({ utr, paise }) => ({ text: `NEFT CR-${utr}-COASTAL SPICES`, utr, paise })),
    ...Array.from({ length: 6 }, () => ({ text: 'SMS CHARGES', utr: '', paise: -11_80 })),
    ...['UNKNOWN REMITTER ONE', 'UNKNOWN REMITTER TWO'].map((text) => ({ text, utr: '', paise: 777_00 })),
  ].map(({ text, utr, paise }) => {
    balance += paise;
    const [out, into] = paise < 0 ? [-paise / 100, ''] : ['', paise / 100];
    return [day, text, utr, out, into, balance / 100].join(',');
  });
  return ['Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Closing Balance', ...rows].join('\n');
}

async function bringIn(request: APIRequestContext, caller: Caller, bankId: string): Promise<void> {
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(statement()) };
  const response = await request.post('/api/bank/statement-import', {
    headers: { authorization: `Bearer ${caller.token}` },
    multipart: { bankId, file },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

const lines = (page: Page) => page.getByRole('listbox', { name: 'Lines of the statement' });
const current = (page: Page) => lines(page).getByRole('option', { selected: true });

/** What a charge of the bank is, told once; the next ones know it. */
async function recordCharge(page: Page, isKnown: boolean): Promise<void> {
  await page.keyboard.press(isKnown ? 'Enter' : 'n');
  const dialog = page.getByRole('dialog', { name: 'Record what is missing' });
  await expect(dialog.getByRole('textbox', { name: /^Reference/ })).toBeFocused();
  if (!isKnown) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('bank ch');
    await expect(page.getByRole('option', { name: /Bank charges/ })).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
}

/** Goes through the lines as they stand, each by its keys, till none is left. */
async function matchAll(page: Page): Promise<void> {
  let isChargeKnown = false;
  for (let waiting = await lines(page).getByRole('option').count(); waiting > 0; waiting -= 1) {
    const text = await current(page).innerText();
    if (text.includes('UNKNOWN')) await page.keyboard.press('p');
    else if (text.includes('CHARGES')) {
      if (isChargeKnown) await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeVisible();
      await recordCharge(page, isChargeKnown);
      isChargeKnown = true;
    } else await page.keyboard.press('Enter');
    if (waiting > 1) await expect(lines(page).getByRole('option')).toHaveCount(waiting - 1);
  }
  await expect(page.getByText('Every line is matched')).toBeVisible();
}

/** A bank with a statement of 50 lines that nobody has looked at yet. */
export async function bankWithStatement(request: APIRequestContext, caller: Caller): Promise<string> {
  const { id: bankId } = await caller.post<Kept>('/bank/add', {
    ...{ name: 'Federal Bank', accountNumber: '50200045678901', ifsc: 'FDRL0001234', accountType: 'CURRENT' },
    ...{ currency: 'INR', openingBalancePaise: openingPaise, openingDate: day },
  });
  await receiveTransfers(caller, bankId);
  await bringIn(request, caller, bankId);
  return bankId;
}

/** Matches the whole of it by keys. */
export async function matchStatement(page: Page, bankId: string): Promise<void> {
  await page.goto(`/dashboard/bank/reconcile?bankId=${bankId}`);
  await expect(lines(page)).toBeFocused();
  await matchAll(page);
}
