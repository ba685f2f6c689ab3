import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const heads = 'Company,Contact,Mobile,E-mail,Source,Service,Direction,Origin,Destination,Follow up on,Expected revenue';
const send = (call: 'preview' | 'commit', rows: string[], as: 'MARKETING' | 'DOMESTIC' = 'MARKETING') => {
  const form = new FormData();
  form.append('file', new Blob([[heads, ...rows].join('\n')]), 'leads.csv');
  return api.post(`/import/leads/${call}`, form, { as });
};
const sound = 'Coastal Spices,Meera,98200 12345,,Existing customer,sea fcl,EXPORT,INNSA,Jebel Ali,01-12-2026,1.2L';

it('leads of a file are taken each as the form takes one, with choices as clerks say them', async () => {
  expect((await send('commit', [sound])).expect(200).data).toEqual({ imported: 1 });

  const { body } = (await api.get('/lead/list', { as: 'MARKETING' })).expect(200);
  expect(body.data).toEqual([
    expect.objectContaining({
      ...{ companyName: 'Coastal Spices', source: 'EXISTING', service: 'SEA_FCL', stage: 'NEW', date: '2026-11-21' },
      ...{ originLocode: 'INNSA', destinationLocode: null, destinationPlace: 'Jebel Ali' },
      ...{ nextFollowUpAt: '2026-12-01T04:30:00.000Z', expectedRevenuePaise: 1_20_000_00 },
    }),
  ]);
});

it('none is taken where one is wrong, and each fault is told at its row and column', async () => {
  const wrong = [sound, 'B,Ravi,,,Radio,AIR,EXPORT,,,01-12-2026,'];

  const { errors } = (await send('preview', wrong)).expect(200).data;

  expect(errors.map(({ row, column, code }: Record<string, unknown>) => [row, column, code])).toEqual(
    expect.arrayContaining([
      [3, 'companyName', 'min'],
      [3, 'source', 'oneOf'],
      [3, 'mobile', 'reachable'],
    ]),
  );
  expect((await send('commit', wrong)).problem).toMatchObject({ status: 422, code: 'rows_wrong' });
  expect((await api.get('/lead/list', { as: 'MARKETING' })).body.total).toBe(0);
});

it('containers are read in the words of an enquiry, and a cell that is not understood is told', async () => {
  const more = `${heads},HS code,Containers`;
  const file = (call: 'preview' | 'commit', hsCode: string, containers: string) => {
    const form = new FormData();
    form.append('file', new Blob([[more, `${sound},${hsCode},"${containers}"`].join('\n')]), 'leads.csv');
    return api.post(`/import/leads/${call}`, form, { as: 'MARKETING' });
  };

  for (const [hsCode, containers, column] of [
    ['0908.31', '2 x 40HC and some', 'containers'],
    ['0908.31', '150 x 40HC, 150 x 40HC', 'containers'],
    ['090', '2 x 40HC', 'hsCode'],
  ] as const) {
    const { errors } = (await file('preview', hsCode, containers)).expect(200).data;
    expect(errors).toMatchObject([{ row: 2, column }]);
  }

  (await file('commit', '0908.31', '2 x 40HC, 1 x 20GP')).expect(200);
  const [{ id }] = (await api.get('/lead/list', { as: 'MARKETING' })).body.data;
  const { data } = (await api.get(`/lead/get?id=${id}`, { as: 'MARKETING' })).expect(200);
  expect(data).toMatchObject({
    containers: [
      { quantity: 2, sizeType: '45G1' },
      { quantity: 1, sizeType: '22G1' },
    ],
  });
  expect(data.hsCode.replace(/\D/g, '')).toBe('090831');
});

it('bringing leads in is not for the domestic desk', async () => {
  expect((await send('commit', [sound], 'DOMESTIC')).status).toBe(403);
});
