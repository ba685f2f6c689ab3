import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startServer, verifyStore } from './server/built-server';
import { newPlace } from './server/place';
import { onStore, storeUrl } from './store/store-url';

const yearsProgram = join(__dirname, '../../../dist/apps/api/fill-years.js');
const invoices = 120;

jest.setTimeout(120_000);

it('a past year that is written at once into a new store, as the demo begins, holds all that verify asks', async () => {
  const place = newPlace();
  const ofMumbai = { COMPANY_STATE_CODE: '27', COMPANY_GSTIN: '27AAGCB7383J1Z8' };
  const server = await startServer({ ...place, settings: { ...place.settings, ...ofMumbai } });

  const { status, stderr } = spawnSync(process.execPath, [yearsProgram, place.dataDir, String(invoices)], {
    encoding: 'utf8',
  });
  const { rows } = await onStore(storeUrl(place), (client) =>
    client.query<{ count: string }>('select count(*) from sale_invoice'),
  );
  await server.stop();

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(rows).toEqual([{ count: String(invoices) }]);
  expect(verifyStore(place.settings)).toEqual([]);
  place.remove();
});
