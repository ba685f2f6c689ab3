import { quotationInput } from '@freightdesk/intl-shipment-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { chargeLine } from '@freightdesk/tax-contract/testing';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';
import { mailedQuotation } from './quotation-pdf';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());

it('nothing of a draft goes out by e-mail, and what was sent does', async () => {
  await api.startAnew();
  const head = api.db.selectFrom('chargeHead').select('id').where('code', '=', 'OFT');
  const { id: chargeHeadId } = await head.executeTakeFirstOrThrow();
  const partyId = await addParty(api.db, { name: 'Konkan Traders', by: testActors.ADMIN.userId });
  const post = (path: string, body: object) => api.post(path, body, { as: 'MARKETING' });
  const input = quotationInput({ partyId, charges: [chargeLine({ chargeHeadId })] });
  const { id, version } = (await post('/quotation/add', input)).expect(201).data;
  const paper = () => mailedQuotation({ id }, { db: api.db, clock: api.clock }, neighbours());

  await expect(paper()).rejects.toMatchObject({ kind: { code: 'not_to_be_mailed' } });
  (await post('/quotation/send', { id, version })).expect(200);

  expect(await paper()).toMatchObject({ name: expect.stringMatching(/^QT-.*\.pdf$/) });
});
