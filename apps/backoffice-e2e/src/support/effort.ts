import type { Page } from '@playwright/test';

export interface Effort {
  keys: number;
  clicks: number;
}

/**
 * Counts what a person presses from here on, by the browser's own events. A text that is put into a field at once counts no
 * key, so the steps that are counted type. A key that presses a button is no click.
 */
export async function countEffort(page: Page): Promise<() => Effort> {
  const effort: Effort = { keys: 0, clicks: 0 };
  const heard = `heard${Date.now()}`;
  await page.exposeFunction(heard, (kind: keyof Effort) => {
    effort[kind] += 1;
  });
  const listen = (name: string) => {
    const tell = (kind: string) => void Reflect.get(window, name)(kind);
    window.addEventListener('keydown', () => tell('keys'), true);
    window.addEventListener('click', ({ detail }) => detail > 0 && tell('clicks'), true);
  };
  await page.addInitScript(listen, heard);
  await page.evaluate(listen, heard);
  return () => ({ ...effort });
}
