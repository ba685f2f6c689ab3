import type { Page } from '@playwright/test';

/** Types into a field that searches, and takes what it finds first. */
export async function find(page: Page, label: RegExp, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

/**
 * Takes one of a field's choices by its keys. A list that opens late, while two products start, may come under a pointer that is still
 * down: it is let go on a choice, which takes that one, or beside the list, which closes it.
 */
export async function choose(page: Page, label: RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).press('ArrowDown');
  await page.getByRole('option', { name: option }).first().press('Enter');
}

/** A moment some days from now, as a field of date and time takes it. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
