import { expect, test as base } from '@playwright/test';
import { type Faults, watch } from './faults';
import { patience } from './patience';
import { type Product, startProduct } from './product';

/** Playwright's test with a product to work on and a page that fails the story when anything goes wrong unseen. */
export const test = base.extend<{ faults: Faults; product: Product }>({
  product: [
    // A store of its own for each story, so that none needs another to have run before it.
    async ({ browserName: _browserName }, provide) => {
      const product = await startProduct();
      await provide(product);
      await product.stop();
    },
    { timeout: patience.start },
  ],

  baseURL: async ({ product }, provide) => provide(product.url),

  faults: [
    async ({ page }, provide) => {
      const faults = await watch(page);
      await provide(faults);
      expect(faults.unexpected(), 'faults that no step of the story expects').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
