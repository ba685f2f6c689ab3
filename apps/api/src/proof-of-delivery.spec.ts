import { createCompany } from '@freightdesk/company-server';
import { docketInput } from '@freightdesk/domestic-contract/testing';
import { withTransaction } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerAll } from './whole-api.builder';

let api: TestApi;
let customerId: string;

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  const company = { name: 'Acme', stateCode: '27', gstin: null, now: api.clock.now(), userId: testActors.ADMIN.userId };
  await withTransaction(api.db, (tx) => createCompany(tx, company));
  const party = { name: 'Konkan Textiles', roles: ['CUSTOMER'] };
  customerId = (await api.as('ACCOUNT').post('/party/add', party)).expect(201).data.id;
});
afterAll(() => api.close());
afterEach(() => judgedByAnother(false));

interface Seen {
  id: string;
  version: number;
}
const seen = ({ id, version }: Seen): Seen => ({ id, version });
/** Whether another person judges a proof than who uploaded it. */
async function judgedByAnother(podByAnother: boolean): Promise<void> {
  const company = (await api.as('ADMIN').get('/company/get')).expect(200).data;
  (await api.as('ADMIN').post('/company/update', { ...seen(company), podByAnother })).expect(200);
}
const at = '2026-11-21T05:00:00.000Z';
const signed = { receiverName: 'R Kale', deliveredAt: at };
/** What waits for a verdict on the first page of the desk. */
async function waiting(as: 'INTERNATIONAL' | 'ADMIN' = 'ADMIN'): Promise<string[]> {
  const { today } = (await api.as(as).get('/dashboard/getStats')).expect(200).data;
  return today.flatMap(({ id, act }: { id: string; act: string }) => (act === 'Verify POD' ? [id] : []));
}
const scan = ['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'];

function podForm(fields: Record<string, string | number>, files: readonly string[] = ['pod.pdf']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const name of files) form.append('file', new File(scan, name));
  return form;
}

describe('the proof of delivery of a docket', () => {
  const by = () => api.as('DOMESTIC');
  const step = async (shipment: Seen, status: string, said: object = {}) =>
    (await by().post('/domestic/shipment/update-current-status', { ...seen(shipment), status, at, ...said })).expect(
      200,
    ).data;
  const upload = (shipment: Seen, said: object = {}) =>
    by().post('/domestic/shipment/upload-pod', podForm({ ...seen(shipment), ...signed, ...said }));

  async function carried() {
    const docket = (await by().post('/domestic/jobcard/add', docketInput({ billingPartyId: customerId }))).data;
    const booked = (await by().post('/domestic/jobcard/move', { ...seen(docket), to: 'BOOKED' })).expect(200).data;
    const pickup = { vehicleNo: 'MH12AB1234', pickupDate: '2026-11-21' };
    return step({ ...booked, id: booked.shipments[0].id }, 'PICKED_UP', pickup);
  }
  async function delivered() {
    const out = await step(await carried(), 'OUT_FOR_DELIVERY', { driverName: 'S Pawar' });
    return step(out, 'DELIVERED', { ...signed, packagesDelivered: 12 });
  }

  it('moves it on, stands beside its files, and stays there', async () => {
    const whole = { receiverPhone: '98200 12345', receiverRelation: 'Guard', packagesShort: 1, packagesDamaged: 0 };
    const said = { proofKind: 'PHOTO', ...whole, receivedOn: '2026-11-21', remarks: 'One carton missing' };
    const shipment = (await upload(await delivered(), said)).expect(201).data;

    expect(shipment).toMatchObject({
      status: 'POD_UPLOADED',
      pod: { ...signed, ...said, files: [{ name: 'pod.pdf' }], verifiedAt: null },
    });
    expect(shipment.events.at(-1)).toMatchObject({ from: 'DELIVERED', to: 'POD_UPLOADED', source: 'manual' });
    const of = { record: 'docket', recordId: shipment.docketId };
    const [file] = (await by().get(`/document/list?${new URLSearchParams(of)}`)).expect(200).body.data;
    expect(file).toMatchObject({ id: shipment.pod.documentId, kind: 'PROOF_OF_DELIVERY', isHeld: true });
    expect((await by().post('/document/remove', seen(file))).problem).toMatchObject({
      status: 409,
      code: 'document_held',
    });
  });

  it('is verified, or sent back and taken anew', async () => {
    const uploaded = (await upload(await delivered())).data;
    const back = await step(uploaded, 'DELIVERED', { remarks: 'Unreadable' });
    const again = (await upload(back, { receiverName: 'S Kale' })).expect(201).data;
    const verified = await step(again, 'POD_VERIFIED', { podCondition: 'CLEAN' });

    expect(back.pod).toBeNull();
    expect(verified.pod).toMatchObject({
      ...{ receiverName: 'S Kale', verifiedAt: at },
      verdict: { verdict: 'VERIFIED', by: { id: testActors.DOMESTIC.userId }, podCondition: 'CLEAN' },
    });
    expect((await upload(verified)).problem).toMatchObject({ status: 409, code: 'no_pod_now' });
  });

  it('is verified by another person than who uploaded it, where the company asks for that', async () => {
    const uploaded = (await upload(await delivered())).data;
    await judgedByAnother(true);
    const verdict = { ...seen(uploaded), status: 'POD_VERIFIED', at, podCondition: 'CLEAN' };
    const own = (await by().post('/domestic/shipment/update-current-status', verdict)).problem;

    expect(own).toMatchObject({
      ...{ status: 409, allowed: ['DELIVERED'] },
      detail: expect.stringContaining('another person'),
    });
    (await api.as('ADMIN').post('/domestic/shipment/update-current-status', verdict)).expect(200);
  });

  it('is not taken before the goods are delivered, nor of a time that has not come', async () => {
    expect((await upload(await carried())).problem).toMatchObject({ status: 409, code: 'no_pod_now' });
    const early = await upload(await delivered(), { deliveredAt: '2026-11-21T07:00:00Z', receivedOn: '2026-11-22' });
    expect(early.problem).toMatchObject({ status: 422, errors: [{ field: 'deliveredAt' }, { field: 'receivedOn' }] });
  });
});

describe('the proof of delivery of a job', () => {
  const by = () => api.as('INTERNATIONAL');

  async function opened() {
    const job = { date: '2026-11-21', mode: 'ROAD', direction: 'EXPORT', customerId, originLocode: 'INNSA' };
    const words = { destinationLocode: 'BDDAC', incoterm: 'FCA', commodity: 'Yarn' };
    const added = (await by().post('/jobcard/add', { ...job, ...words })).expect(201).data;
    const { shipments } = (await by().post('/jobcard/move', { ...seen(added), to: 'OPEN' })).expect(200).data;
    return (await by().get(`/shipment/get?id=${shipments[0].id}`)).expect(200).data;
  }
  async function delivered() {
    const told = { ...seen(await opened()), status: 'DELIVERED', at, ...signed };
    const { toConfirm } = (await by().post('/shipment/update-current-status', told)).problem;
    return (await by().post('/shipment/update-current-status', { ...told, skipped: toConfirm })).expect(200).data;
  }
  const upload = (shipment: Seen, said: object = {}) =>
    by().post('/shipment/upload-pod', podForm({ ...seen(shipment), ...signed, ...said }));

  it('leaves it where it is, and a later one stands in place of it', async () => {
    const first = (await upload(await delivered())).expect(201).data;
    const second = (await upload(first, { receiverName: 'A Rahman' })).expect(201).data;
    expect((await waiting()).filter((id) => id === second.id)).toHaveLength(1);

    expect(second).toMatchObject({
      status: 'DELIVERED',
      version: first.version + 1,
      pod: { receiverName: 'A Rahman' },
    });
    expect(second.events).toHaveLength(first.events.length);
    expect((await upload(first)).problem).toMatchObject({ status: 409, code: 'stale_version' });
  });

  it('may have several pages, which stand together and beside the shipment', async () => {
    const shipment = await delivered();
    const pages = ['pod.pdf', 'page-2.pdf', 'gate.pdf'];
    const form = (files: readonly string[]) => podForm({ ...seen(shipment), ...signed }, files);

    const taken = (await by().post('/shipment/upload-pod', form(pages))).expect(201).data;

    expect(taken.pod.files.map(({ name }: { name: string }) => name)).toEqual(pages);
    expect(taken.pod.files[0].id).toBe(taken.pod.documentId);
    const of = new URLSearchParams({ record: 'shipment', recordId: taken.id });
    const kept: { id: string; isHeld: boolean }[] = (await by().get(`/document/list?${of}`)).expect(200).body.data;
    expect(kept.every(({ isHeld }) => isHeld)).toBe(true);
    expect(kept.map(({ id }) => id).sort()).toEqual(taken.pod.files.map(({ id }: { id: string }) => id).sort());
    const none = await by().post('/shipment/upload-pod', podForm({ ...seen(taken), ...signed }, []));
    expect(none.problem).toMatchObject({ status: 422, errors: [{ field: 'file' }] });
    const many = podForm(
      { ...seen(taken), ...signed },
      Array.from({ length: 11 }, () => 'pod.pdf'),
    );
    expect((await by().post('/shipment/upload-pod', many)).status).toBe(413);
  });

  /** How many a filter of the list finds, and whether this one is among them. */
  const found = async (podState: string, { id }: Seen): Promise<boolean> =>
    (await by().get(`/shipment/list?podState=${podState}&pageSize=100`))
      .expect(200)
      .body.data.some((row: Seen) => row.id === id);

  it('is found in the list of shipments by how far it is', async () => {
    const shipment = await delivered();
    const states = ['MISSING', 'TO_VERIFY', 'VERIFIED', 'REJECTED'];
    const standing = async () => {
      const all = await Promise.all(states.map(async (state) => ((await found(state, shipment)) ? [state] : [])));
      return all.flat();
    };
    expect(await standing()).toEqual(['MISSING']);
    const first = (await upload(shipment)).expect(201).data;
    expect(await standing()).toEqual(['TO_VERIFY']);
    const rejected = (await verify(first, { verdict: 'REJECTED', remarks: 'Unreadable' })).expect(200).data;
    expect(await standing()).toEqual(['REJECTED']);
    const again = (await upload(rejected)).expect(201).data;
    expect(await standing()).toEqual(['TO_VERIFY']);
    (await verify(again, clean)).expect(200);
    expect(await standing()).toEqual(['VERIFIED']);
    expect((await by().get('/shipment/list?podState=LOST')).status).toBe(400);
  });

  const verify = (shipment: Seen, said: object, as: 'ADMIN' | 'INTERNATIONAL' | 'ACCOUNT' = 'INTERNATIONAL') =>
    api.as(as).post('/shipment/verify-pod', { ...seen(shipment), ...said });
  const clean = { verdict: 'VERIFIED', podCondition: 'CLEAN' };
  const paperOf = async (jobcardId: string) =>
    (await by().get(`/jobcard/get?id=${jobcardId}`))
      .expect(200)
      .data.papers.find(({ paper }: { paper: string }) => paper === 'POD');

  it('is verified by somebody, once, and then no other is taken', async () => {
    const uploaded = (await upload(await delivered())).expect(201).data;

    const verified = (await verify(uploaded, clean)).expect(200).data;

    expect(uploaded.pod).toMatchObject({ verifiedAt: null, verdict: null });
    expect(verified).toMatchObject({
      ...{ status: 'DELIVERED', version: uploaded.version + 1 },
      pod: {
        verifiedAt: '2026-11-21T06:00:00.000Z',
        verdict: { verdict: 'VERIFIED', by: { id: testActors.INTERNATIONAL.userId }, podCondition: 'CLEAN' },
      },
    });
    expect((await verify(verified, clean)).problem).toMatchObject({ status: 409, code: 'no_pod_to_verify' });
    expect((await upload(verified)).problem).toMatchObject({ status: 409, code: 'no_pod_now' });
    expect(await paperOf(verified.jobcardId)).toMatchObject({ status: 'RECEIVED' });
  });

  it('is rejected with a reason, asked for again by the checklist, and taken anew', async () => {
    const uploaded = (await upload(await delivered())).expect(201).data;

    const rejected = (await verify(uploaded, { verdict: 'REJECTED', remarks: 'Unreadable' })).expect(200).data;
    expect(await waiting()).not.toContain(uploaded.id);

    expect(rejected.pod).toMatchObject({
      ...{ verifiedAt: null, documentId: uploaded.pod.documentId },
      verdict: { verdict: 'REJECTED', podCondition: null, remarks: 'Unreadable' },
    });
    expect(await paperOf(rejected.jobcardId)).toMatchObject({ status: 'NEEDED', receivedOn: null, file: null });
    const again = (await upload(rejected, { receiverName: 'A Rahman' })).expect(201).data;
    expect(await waiting()).toContain(uploaded.id);
    expect(again.pod).toMatchObject({ receiverName: 'A Rahman', verdict: null });
    expect(await paperOf(rejected.jobcardId)).toMatchObject({ status: 'RECEIVED' });
    (await verify(again, clean)).expect(200);
    expect(await waiting()).not.toContain(uploaded.id);
  });

  it('is judged by another person than who uploaded it where the company asks for that, and waits for him alone', async () => {
    const uploaded = (await upload(await delivered())).expect(201).data;

    expect(await waiting('INTERNATIONAL')).toContain(uploaded.id);
    await judgedByAnother(true);
    expect(await waiting('INTERNATIONAL')).not.toContain(uploaded.id);
    expect(await waiting()).toContain(uploaded.id);
    for (const said of [clean, { verdict: 'REJECTED', remarks: 'Unreadable' }])
      expect((await verify(uploaded, said, 'INTERNATIONAL')).problem).toMatchObject({ status: 409, code: 'own_pod' });
    (await verify(uploaded, clean, 'ADMIN')).expect(200);
  });

  it('is not verified where none is, nor as clean where packages are short, nor by who may not', async () => {
    const waiting = await delivered();
    expect((await verify(waiting, clean)).problem).toMatchObject({ status: 409, code: 'no_pod_to_verify' });
    const uploaded = (await upload(waiting, { packagesShort: 1, remarks: 'One short' })).expect(201).data;

    expect((await verify(uploaded, clean)).problem).toMatchObject({
      ...{ status: 422, errors: [{ field: 'podCondition', code: 'claim' }] },
    });
    expect((await verify(uploaded, { verdict: 'REJECTED' })).problem).toMatchObject({ errors: [{ field: 'remarks' }] });
    expect((await verify(uploaded, clean, 'ACCOUNT')).status).toBe(403);
    expect((await by().get(`/shipment/get?id=${uploaded.id}`)).data).toEqual(uploaded);
  });

  it('is not taken before the goods are delivered, nor by who may only read', async () => {
    const shipment = await opened();

    expect((await upload(shipment)).problem).toMatchObject({ status: 409, code: 'no_pod_now' });
    expect((await api.as('DOMESTIC').post('/shipment/upload-pod', podForm(signed))).status).toBe(403);
  });
});
