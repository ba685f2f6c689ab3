import { hash } from 'node:crypto';
import { purchaseInvoiceInput, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { strFromU8, unzipSync } from 'fflate';
import type { ScanOfBill } from '../invoices-ports';
import { registerInvoices } from '../register-invoices';
import { invoiceBooks } from '../sale-invoice/invoice-books.builder';
import { portsOf } from '../sale-invoice/invoice-ports.builder';

let api: TestApi;
let partyId: string;
let customsId: string;
let chargeId: string;
const scans: ScanOfBill[] = [];

beforeAll(async () => {
  const ports = {
    ...portsOf(),
    scansOfBills: async (_db: unknown, ids: readonly string[]) =>
      scans.filter(({ recordId }) => ids.includes(recordId)),
  };
  api = await startApi({ register: (kit) => registerInvoices(kit, ports), now: '2026-06-01T06:00:00Z' });
  const books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
  partyId = await books.addParty();
  customsId = await books.addParty({ name: 'Commissioner of Customs', gstin: null, stateCode: '29' });
  chargeId = await addDuty((await books.addJob(partyId)).id);
});
afterAll(() => api.close());

const duty = { description: 'Customs duty', sac: '996799', quantity: '1', rate: '10000', gstRate: '0' } as const;

async function addDuty(jobId: string): Promise<string> {
  const id = newId();
  const { id: chargeHeadId } = await api.db.selectFrom('chargeHead').select('id').limit(1).executeTakeFirstOrThrow();
  const owner = { record: 'jobcard', recordId: jobId, position: 0, payerId: partyId, chargeHeadId };
  const sell = { sellRate: '10000', sellCurrency: 'INR', sellMinor: 10_000_00, sellPaise: 10_000_00 };
  const buy = { buyRate: '10000', buyCurrency: 'INR', buyMinor: 10_000_00, buyPaise: 10_000_00 };
  const made = { createdAt: api.clock.now(), createdBy: testActors.ACCOUNT.userId };
  const line = { description: duty.description, basis: 'PER_SHIPMENT', quantity: '1', pureAgent: true };
  await api.db
    .insertInto('charge')
    .values({ id, ...owner, ...line, ...sell, ...buy, ...made })
    .execute();
  return id;
}

const asAccounts = { as: 'ACCOUNT' } as const;

async function reimbursed(): Promise<string> {
  const lines = [{ ...duty, taxability: 'NON_GST' as const, chargeId }];
  const input = saleInvoiceInput({ partyId, issue: true, kind: 'REIMBURSEMENT', lines });
  return (await api.post('/sale-invoice/add', input, asAccounts)).expect(201).data.id;
}

async function billed(): Promise<string> {
  const bill = { supplierNumber: 'BE 4711', supplierDate: '2026-04-08', tdsNature: null };
  const input = purchaseInvoiceInput({ ...bill, partyId: customsId, post: true, lines: [{ ...duty, chargeId }] });
  return (await api.post('/purchase-invoice/add', input, asAccounts)).expect(201).data.id;
}

/** A scan beside a bill, as another column keeps it. */
async function scanned(recordId: string, name: string, content: string): Promise<ScanOfBill> {
  const [fileId, bytes] = [newId(), Buffer.from(content)];
  const facts = { mediaType: 'application/pdf', sizeBytes: bytes.length, sha256: hash('sha256', bytes) };
  const by = { createdAt: api.clock.now(), createdBy: testActors.ACCOUNT.userId };
  await api.db
    .insertInto('storedFile')
    .values({ id: fileId, name, ...facts, ...by })
    .execute();
  await api.db.insertInto('fileContent').values({ fileId, chunkNo: 0, bytes }).execute();
  const scan = { id: newId(), recordId, fileId, name, sizeBytes: bytes.length };
  scans.push(scan);
  return scan;
}

it('a reimbursement names the bill that was paid for the customer once it came, and goes out with its scans', async () => {
  const id = await reimbursed();
  const along = async () => (await api.get(`/sale-invoice/printed-along?id=${id}`, asAccounts)).expect(200).data;
  const vouchers = async () => (await along()).vouchers;
  const bundle = async () => {
    const answer = (await api.get(`/sale-invoice/${id}/pdf?along=vouchers`, asAccounts)).expect(200);
    return { headers: answer.headers, files: unzipSync(answer.bytes) };
  };
  expect(await vouchers()).toEqual([]);
  expect(Object.keys((await bundle()).files)).toHaveLength(1);

  const billId = await billed();
  const voucher = { line: 1, charge: 'Customs duty', billId, vendor: 'Commissioner of Customs', number: 'BE 4711' };
  expect(await vouchers()).toEqual([{ ...voucher, date: '2026-04-08', scans: [] }]);

  expect((await along()).withoutVoucher).toEqual(['Customs duty']);
  const { id: scanId, sizeBytes } = await scanned(billId, 'challan front.pdf', 'of the customs');
  await scanned(newId(), 'of another bill.pdf', 'of somebody else');

  expect(await vouchers()).toMatchObject([
    { ...voucher, scans: [{ id: scanId, name: 'challan front.pdf', sizeBytes }] },
  ]);
  expect((await along()).withoutVoucher).toEqual([]);
  const { headers, files } = await bundle();
  expect(headers['content-type']).toBe('application/zip');
  expect(headers['content-disposition']).toContain('filename="RI-26-27-000001.zip"');
  const [paper, scan] = Object.entries(files);
  expect(paper?.[0]).toBe('RI-26-27-000001.pdf');
  expect(strFromU8(paper?.[1] ?? new Uint8Array()).slice(0, 5)).toBe('%PDF-');
  expect([scan?.[0], strFromU8(scan?.[1] ?? new Uint8Array())]).toEqual([
    'BE-4711-challan-front.pdf',
    'of the customs',
  ]);
});
