import { type Tx, withTransaction } from '@freightdesk/shared-database';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { openSeries } from './open-series';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const open = (tx: Tx, holder: string) => openSeries(tx, { kind: 'TRANSFER', holder, prefix: 'TR' });
const openAlone = (holder: string) => withTransaction(api.db, (tx) => open(tx, holder));

describe('a series that is opened by several at once', () => {
  it('is one series for one holder', async () => {
    const opened = await Promise.all(Array.from({ length: 16 }, () => openAlone('')));

    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(opened[0]).toMatchObject({ prefix: 'TR' });
  });

  it('takes another prefix for another holder, though the first has not committed', async () => {
    let second: ReturnType<typeof openAlone> | undefined;
    await withTransaction(api.db, async (tx) => {
      await open(tx, 'first');
      second = openAlone('second');
      // Long enough for the second to find the prefix free, which it is until the first commits.
      await Promise.race([second.catch(() => undefined), new Promise((done) => setTimeout(done, 300))]);
    });

    await expect(second).resolves.toMatchObject({ prefix: 'TR2' });
  });
});
