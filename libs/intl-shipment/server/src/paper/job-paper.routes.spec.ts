import {
  type Jobcard,
  type JobPaper,
  type JobPaperFacts,
  jobPaperSheet,
  papersOf,
} from '@freightdesk/intl-shipment-contract';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { textsOf } from '@freightdesk/shared-sheet';
import { pagesOfPdf, squeezed } from '@freightdesk/shared-sheet-pdf/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { unzipSync } from 'fflate';
import { addParty, neighbours } from '../neighbours.builder';
import { registerIntlShipment } from '../register-intl-shipment';
import { jobPaperPdf, mailedJobPapers } from './job-paper';

let api: TestApi;
let job: Jobcard;
const others = neighbours();

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerIntlShipment(kit, others), now: '2026-11-21T06:00:00Z' });
  await api.startAnew();
  const customerId = await addParty(api.db, { name: 'Coastal Spices Exports', by: testActors.ADMIN.userId });
  const cargo = {
    containers: [{ containerNumber: 'CSQU3054383', sizeType: '22G1' as const, sealNumber: 'S-1' }],
    packages: [
      {
        quantity: 40,
        type: 'Cartons',
        lengthCm: '60',
        widthCm: '40',
        heightCm: '40',
        grossKg: '800',
        description: 'Cardamom',
      },
    ],
  };
  const said = {
    hblType: 'ORIGINAL',
    hblOriginals: 2,
    freightTerms: 'COLLECT',
    goodsCurrency: 'USD',
    goodsValueMinor: 1_250_000,
  } as const;
  const input = jobcardInput({ customerId, shipperId: customerId, ...cargo, ...said });
  const as = { as: 'INTERNATIONAL' } as const;
  const { id, version }: Jobcard = (await api.post('/jobcard/add', input, as)).expect(201).data;
  job = (await api.post('/jobcard/move', { id, version, to: 'OPEN' }, as)).expect(200).data;
});
afterAll(() => api.close());

const asRead = (text: string) => squeezed(text).toLowerCase();
const paper = (kind: string, as: 'INTERNATIONAL' | 'ACCOUNT' = 'INTERNATIONAL') =>
  api.get(`/jobcard/${job.id}/papers/${kind}/pdf`, { as });

it('keeps what its papers say', () => {
  expect(job).toMatchObject({
    hblType: 'ORIGINAL',
    hblOriginals: 2,
    freightTerms: 'COLLECT',
    goodsValueMinor: 1_250_000,
  });
});

it.each([
  ['hbl', 1],
  ['shipper-invoice', 0],
] as const)('our logo stands on our own papers: on %s %i times', async (kind, times) => {
  const readLogo = jest.fn(others.readLogo);

  await jobPaperPdf({ id: job.id, kind }, api, { ...others, readLogo });

  expect(readLogo).toHaveBeenCalledTimes(times);
});

it('each paper of the job is a PDF that says what the page shows', async () => {
  const facts: JobPaperFacts = (await api.get(`/jobcard/papers?id=${job.id}`, { as: 'INTERNATIONAL' })).expect(
    200,
  ).data;
  const issuer = await others.readCompany(api.db);
  for (const kind of papersOf(job)) {
    const said = asRead(pagesOfPdf((await paper(kind)).expect(200).bytes).join(' '));
    const meant = textsOf(jobPaperSheet(kind, { job, facts, issuer, date: '2026-11-21' }));

    expect(meant.filter((text) => !said.includes(asRead(text)))).toEqual([]);
  }
});

it('sheets of several jobs are one file in the order that was asked for, or a ZIP with a file for each', async () => {
  const { id, customerId } = job;
  const other: Jobcard = (await api.post('/jobcard/add', jobcardInput({ customerId }), { as: 'INTERNATIONAL' })).expect(
    201,
  ).data;
  const ask = (query: string) => api.get(`/jobcard/pdf?${query}`, { as: 'INTERNATIONAL' });

  const { bytes, headers } = (await ask(`id=${other.id}&id=${id}`)).expect(200);
  expect(headers['content-disposition']).toContain('filename="jobs-2026-11-21.pdf"');
  const numbers = pagesOfPdf(bytes).flatMap((page) => /SE\/26-27\/\d+/.exec(page)?.[0] ?? []);
  expect([...new Set(numbers)]).toEqual([other.number, job.number]);

  const zip = (await ask(`bundle=zip&id=${other.id}&id=${id}`)).expect(200);
  expect(Object.keys(unzipSync(zip.bytes))).toHaveLength(2);
});

it('of several jobs none is printed where one is missing, or they are too many, and accounts ask in vain', async () => {
  const statusOf = async (query: string, as: 'INTERNATIONAL' | 'ACCOUNT' = 'INTERNATIONAL') =>
    (await api.get(`/jobcard/pdf?${query}`, { as })).status;

  expect(await statusOf(`id=${job.id}&id=01990000-0000-7000-8000-00000000dead`)).toBe(404);
  expect(await statusOf('')).toBe(400);
  expect(await statusOf(Array.from({ length: 101 }, () => `id=${job.id}`).join('&'))).toBe(400);
  expect(await statusOf(`id=${job.id}`, 'ACCOUNT')).toBe(403);
});

it('a paper of other jobs is refused, one that nobody has is malformed, and accounts ask in vain', async () => {
  expect((await paper('delivery-order')).problem).toMatchObject({ status: 409, code: 'no_such_paper' });
  expect((await paper('postcard')).status).toBe(400);
  expect((await paper('hbl', 'ACCOUNT')).status).toBe(403);
});

it('goes out by e-mail as it is downloaded, and a house bill as a draft', async () => {
  const papers = mailedJobPapers(others);
  const at = { db: api.db, clock: api.clock };
  const sent = async (kind: JobPaper) => {
    const file = await papers[kind](at, job.id);
    const parts: Uint8Array[] = [];
    for await (const part of file.content) parts.push(part);
    return pagesOfPdf(Buffer.concat(parts)).join(' ');
  };

  expect(asRead(await sent('pre-alert'))).toBe(
    asRead(pagesOfPdf((await paper('pre-alert')).expect(200).bytes).join(' ')),
  );
  expect(asRead(await sent('hbl'))).toContain('draft');
  await expect(sent('delivery-order')).rejects.toThrow('no such paper');
});
