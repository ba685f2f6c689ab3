import type { Quotation } from '@freightdesk/intl-shipment-contract';
import { quotationInput, rateSheetInput } from '@freightdesk/intl-shipment-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { chargeLine } from '@freightdesk/tax-contract/testing';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';

let api: TestApi;
let chargeHeadId: string;
let partyId: string;
let rateSheetId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  const head = api.db.selectFrom('chargeHead').select('id').where('code', '=', 'OFT');
  ({ id: chargeHeadId } = await head.executeTakeFirstOrThrow());
  partyId = await addParty(api.db, { name: 'Konkan Traders', by: testActors.ADMIN.userId });
  const vendorId = await addParty(api.db, { name: 'Varuna Lines', by: testActors.ADMIN.userId });
  const lines = rateSheetInput().lines.map((line) => ({ ...line, chargeHeadId }));
  ({ id: rateSheetId } = (await post('/rate-sheet/add', rateSheetInput({ vendorId, lines }))).expect(201).data);
});

const post = (path: string, body: object) => api.post(path, body, { as: 'MARKETING' });
const inputOf = (sheetId: string | undefined) =>
  quotationInput({ partyId, charges: [{ ...chargeLine({ chargeHeadId }), rateSheetId: sheetId }] });
const sheetsOf = ({ alternatives }: Quotation) =>
  alternatives.flatMap(({ charges }) => charges.map((charge) => charge.rateSheetId));
const quoted = async (): Promise<Quotation> => (await post('/quotation/add', inputOf(rateSheetId))).expect(201).data;

describe('a line that was taken from a rate sheet', () => {
  it('remembers it, also in the revisions that follow', async () => {
    const { id, version } = await quoted();
    const sent = (await post('/quotation/send', { id, version })).expect(200).data;
    const revised = (await post('/quotation/revise', { id, version: sent.version })).expect(200).data;

    expect(sheetsOf(sent)).toEqual([rateSheetId]);
    expect(sheetsOf(revised)).toEqual([rateSheetId]);
  });

  it('keeps its price when the sheet is changed or put away', async () => {
    const { id } = await quoted();

    (await post('/rate-sheet/update', { id: rateSheetId, version: 1, active: false })).expect(200);

    const { data } = await api.get(`/quotation/get?id=${id}`, { as: 'MARKETING' });
    expect(sheetsOf(data)).toEqual([rateSheetId]);
    expect(data.alternatives[0].charges[0]).toMatchObject({ buyRate: chargeLine({ chargeHeadId }).buyRate });
  });

  it('is refused with a sheet that nobody knows, and has none where none was taken', async () => {
    const { problem } = await post('/quotation/add', inputOf(newId()));
    const typed = (await post('/quotation/add', inputOf(undefined))).expect(201).data;

    expect(problem).toMatchObject({ status: 422, errors: [{ field: 'charges.0.rateSheetId', code: 'unknown' }] });
    expect(sheetsOf(typed)).toEqual([null]);
  });

  it('is refused with a party for its sheet, also one that another field of it names', async () => {
    const { charges, ...rest } = inputOf(partyId);

    const { problem } = await post('/quotation/add', {
      ...rest,
      charges: charges?.map((charge) => ({ ...charge, billToId: partyId })),
    });

    expect(problem).toMatchObject({ status: 422, errors: [{ field: 'charges.0.rateSheetId', code: 'unknown' }] });
  });
});
