import type { Page } from '@playwright/test';

/** What went wrong on a page without any assertion asking for it. */
export class Faults {
  #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  report(fault: string): void {
    this.#seen.push(fault);
  }

  /** A refusal that the story is about, say a wrong password, is logged by the browser too. */
  expect(fault: RegExp): void {
    this.#expected.push(fault);
  }

  unexpected(): string[] {
    return this.#seen.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }

  /** What was not expected since it was last taken. */
  take(): string[] {
    const taken = this.unexpected();
    this.#seen = [];
    return taken;
  }
}

/** Listens for console errors, uncaught errors, breaches of the content security policy and failures of the server. */
export async function watch(page: Page): Promise<Faults> {
  const faults = new Faults();
  page.on('console', (message) => {
    if (message.type() === 'error') faults.report(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.report(`page: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) faults.report(`server: ${response.status()} from ${response.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      reportError(new Error(`content security policy: ${violatedDirective} refused ${blockedURI} in ${sourceFile}`));
    });
  });
  return faults;
}
