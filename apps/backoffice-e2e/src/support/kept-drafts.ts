import type { Page } from '@playwright/test';

/** What this browser keeps of forms that were not saved. */
export const keptDrafts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const open = indexedDB.open('freightdesk');
    await new Promise((go) => (open.onsuccess = go));
    const kept = open.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((go) => (kept.onsuccess = go));
    open.result.close();
    return JSON.stringify(kept.result);
  });
