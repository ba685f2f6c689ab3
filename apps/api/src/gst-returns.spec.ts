import { bankInput } from '@freightdesk/banks-contract/testing';
import {
  chargeLine,
  costLine,
  gstr2bJson,
  purchaseInvoiceInput,
  saleInvoiceInput,
} from '@freightdesk/invoices-contract/testing';
import { gstinCheckCharacter } from '@freightdesk/parties-contract';
import type { GstReturn } from '@freightdesk/reports-contract';
import { pagesOfPdf, squeezed } from '@freightdesk/shared-sheet-pdf/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

let api: TestApi;
const parties: Record<string, string> = {};

const post = async (path: string, body: object) => (await api.as('ACCOUNT').post(path, body)).expect(201).data;
const read = async (path: string) => (await api.get(path, { as: 'ACCOUNT' })).expect(200);

const customers = {
  registered: { stateCode: '29', gstin: '29AAGCB7383J1Z4' },
  inMumbai: { stateCode: '27', gstin: '27AAPFU0939F1ZV' },
  unregistered: { stateCode: '29' },
  inKerala: { stateCode: '32' },
  inSez: { stateCode: '27', registrations: [{ gstin: '27AAGCB7383J1Z8', stateCode: '27', type: 'SEZ' }] },
  abroad: { country: 'AE' },
};

async function sell(to: keyof typeof customers, line: object = {}, terms: object = {}, credited = false) {
  const lines = [chargeLine({ gstRate: '18', rate: '10000.00', ...line })];
  const body = saleInvoiceInput({ partyId: parties[to] ?? '', date: '2026-11-10', lines, ...terms });
  const invoice = await post('/sale-invoice/add', { ...body, issue: true });
  const { id } = invoice;
  if (credited) await post('/sale-invoice/credit-note', { id, date: '2026-11-12', reason: 'Agreed lower', full: true });
  return invoice;
}

let bankId: string;

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  for (const [name, facts] of Object.entries(customers)) {
    parties[name] = (await post('/party/add', { name, roles: ['CUSTOMER'], ...facts })).id;
  }
  await sell('registered', {}, {}, true);
  await sell('registered', { gstRate: '5' });
  await sell('inMumbai');
  await sell('inMumbai', {}, { reverseCharge: true });
  await sell('inMumbai', { taxability: 'EXEMPT', gstRate: '0' });
  await sell('unregistered');
  await sell('unregistered', { rate: '2000.00' }, {}, true);
  await sell('unregistered', { gstRate: '5', rate: '4000.00' }, { reverseCharge: true });
  await sell('inKerala', { rate: '100000.00', sac: '996713' }, {}, true);
  await sell('inKerala', { rate: '5000.00', sac: '996713' });
  await sell('inSez');
  await sell('abroad', {}, { kind: 'EXPORT' }, true);
  await sell('abroad', {}, { kind: 'EXPORT', exportWithPayment: true });
  bankId = (await post('/bank/add', bankInput({ openingBalancePaise: 5_000_00 }))).id;
  const advance = await receive(1_180_00);
  const [invoice] = (await read('/sale-invoice/list?partyId=' + parties['inMumbai'] + '&sort=-totalPaise')).body.data;
  await (
    await api.as('ACCOUNT').post('/payment/allocate', {
      ...{ id: advance.id, version: advance.version, allocations: [{ invoiceId: invoice.id, amountMinor: 590_00 }] },
    })
  ).expect(200);
  await receive(500_00, { advanceTax: { gstRate: '5' } });
  await receive(300_00, { advanceTax: null, advanceTaxReason: 'For freight under reverse charge' });
  const { id, version } = await sell('inMumbai', { rate: '700.00' });
  await (await api.as('ACCOUNT').post('/sale-invoice/cancel', { id, version, reason: 'Twice' })).expect(200);
});
afterAll(() => api.close());

const receive = async (amountMinor: number, terms: object = {}) =>
  post('/payment/add', {
    ...{
      direction: 'RECEIPT',
      bankId,
      partyId: parties['inMumbai'],
      date: '2026-11-15',
      mode: 'NEFT',
      currency: 'INR',
    },
    ...{ amountMinor, allocations: [], ...terms },
  });

const apart = ({ ties }: GstReturn) => ties.filter(({ differencePaise }) => differencePaise !== 0);

it('every sale of a month is in one section of GSTR-1, and all add up to the report and the ledger, by head', async () => {
  const { body } = await read('/gst/gstr1?period=112026');
  const { output, advances } = (await read('/reports/gst?from=2026-11-01&to=2026-11-30')).data;

  const sum = (name: string) =>
    body.sections.reduce((total: number, one: Record<string, number>) => total + (one[name] ?? 0), 0);
  expect(body.sections.map(({ section, documents }: GstReturn['sections'][number]) => [section, documents])).toEqual([
    ...[
      ['b2b', 5],
      ['b2cl', 1],
      ['b2cs', 4],
      ['exp', 2],
      ['cdnr', 1],
      ['cdnur', 2],
      ['nil', 2],
      ['at', 2],
      ['txpd', 1],
    ],
  ]);
  for (const head of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'])
    expect(sum(head)).toBe(output[head] + advances[head]);
  expect(apart(body)).toEqual([]);
  expect(body.ties).toHaveLength(6);
});

it('table 12 calls a service what the list of SACs does, also one that is out of use', async () => {
  const [kept] = (await read('/sac/list?q=996713')).body.data;
  const said = { id: kept.id, version: kept.version, description: 'Clearing of goods', active: false };
  (await api.post('/sac/update', said, { as: 'ADMIN' })).expect(200);

  const { hsn } = (await read('/gst/gstr1?period=112026')).body.data;

  const names = new Map([...hsn.hsn_b2b, ...hsn.hsn_b2c].map(({ hsn_sc, desc }) => [hsn_sc, desc]));
  expect(names.get('996713')).toBe('Clearing of goods');
});

it('what the sections come to can be taken along as a table', async () => {
  const { sections } = (await read('/gst/gstr1?period=112026')).body;

  const file = await read('/gst/gstr1?period=112026&format=csv');

  const [heads, ...lines] = file.bytes.toString().trim().split('\r\n');
  expect(heads).toBe('Section,Documents,Taxable,CGST,SGST,IGST');
  expect(lines).toHaveLength(sections.length);
  expect(lines[0]).toMatch(/^Invoices to registered customers \(b2b\),5,/);
});

it('GSTR-1 is the portal’s JSON: under `data`, and with `format=json` bare as a file', async () => {
  const { data } = (await read('/gst/gstr1?period=112026')).body;
  const file = await read('/gst/gstr1?period=112026&format=json');

  expect(file.body).toEqual(data);
  expect(file.headers['content-disposition']).toContain('gstr1-2026-11.json');
  expect(data).toMatchObject({ gstin: '29AAGCB7383J1Z4', fp: '112026' });
  expect(data.b2b.map(({ ctin, inv }: { ctin: string; inv: object[] }) => [ctin, inv.length])).toEqual([
    ['29AAGCB7383J1Z4', 2],
    ['27AAPFU0939F1ZV', 2],
    ['27AAGCB7383J1Z8', 1],
  ]);
  expect(data.b2b[0].inv[0]).toEqual({
    ...{ inum: 'SI/26-27/000001', idt: '10-11-2026', val: 11800, pos: '29', rchrg: 'N', inv_typ: 'R' },
    itms: [{ num: 1, itm_det: { rt: 18, txval: 10000, camt: 900, samt: 900, csamt: 0 } }],
  });
  // The recipient owes the tax: it is told, and we charge none.
  expect(data.b2b[1].inv[1]).toMatchObject({ rchrg: 'Y', val: 10000, itms: [{ itm_det: { iamt: 1800 } }] });
  expect(data.b2b[2].inv[0].inv_typ).toBe('SEWP');
  expect(data.b2cl).toMatchObject([{ pos: '32', inv: [{ val: 118000 }] }]);
  expect(data.b2cs).toEqual([
    { sply_ty: 'INTRA', rt: 18, typ: 'OE', pos: '29', txval: 10000, camt: 900, samt: 900, csamt: 0 },
    { sply_ty: 'INTER', rt: 18, typ: 'OE', pos: '32', txval: 5000, iamt: 900, csamt: 0 },
  ]);
  expect(data.exp.map(({ exp_typ }: { exp_typ: string }) => exp_typ)).toEqual(['WOPAY', 'WPAY']);
  expect(data.cdnur.map(({ typ, ntty }: { typ: string; ntty: string }) => [typ, ntty])).toEqual([
    ['B2CL', 'C'],
    ['EXPWOP', 'C'],
  ]);
  expect(data.at).toEqual([
    {
      ...{ pos: '27', sply_ty: 'INTER' },
      itms: [
        { rt: 18, ad_amt: 1000, iamt: 180, csamt: 0 },
        { rt: 5, ad_amt: 476.19, iamt: 23.81, csamt: 0 },
      ],
    },
  ]);
  expect(data.txpd).toMatchObject([{ pos: '27', itms: [{ rt: 18, ad_amt: 500, iamt: 90 }] }]);
  // Nobody is registered to owe the tax of carriage for the unregistered: it is exempt.
  expect(data.nil.inv).toEqual([
    { sply_ty: 'INTRB2B', expt_amt: 10000, nil_amt: 0, ngsup_amt: 0 },
    { sply_ty: 'INTRAB2C', expt_amt: 4000, nil_amt: 0, ngsup_amt: 0 },
  ]);
  expect(
    data.doc_issue.doc_det.map(({ doc_num, docs }: { doc_num: number; docs: object[] }) => [doc_num, docs]),
  ).toEqual([
    [
      1,
      [
        expect.objectContaining({ totnum: 2, cancel: 0 }),
        expect.objectContaining({ totnum: 12, cancel: 1, net_issue: 11 }),
      ],
    ],
    [5, [expect.objectContaining({ totnum: 4 })]],
    [6, [expect.objectContaining({ from: 'RV/26-27/000001', totnum: 2 })]],
  ]);
});

it('GSTR-3B tells what is owed and what is credited, tied to the ledger', async () => {
  const { body } = await read('/gst/gstr3b?period=112026');
  const { output, advances } = (await read('/reports/gst?from=2026-11-01&to=2026-11-30')).data;

  const { osup_det, osup_zero, osup_nil_exmp } = body.data.sup_details;
  expect(apart(body)).toEqual([]);
  expect(Math.round((osup_det.iamt + osup_zero.iamt) * 100)).toBe(output.igstPaise + advances.igstPaise);
  expect(osup_nil_exmp.txval).toBe(14000);
  expect(body.data.inter_sup.unreg_details).toEqual([{ pos: '32', txval: 5000, iamt: 900 }]);
});

it('GSTR-3B takes the credit that vendors told of: the rest waits in 4(B)(2), and is taken in 4(D)(1) once it is told', async () => {
  const vendor = { name: 'Vendor', roles: ['VENDOR'], gstin: `27AAACI1681G1Z${gstinCheckCharacter('27AAACI1681G1Z')}` };
  const { id: partyId } = await post('/party/add', vendor);
  const bill = (supplierNumber: string, rate: string) =>
    post('/purchase-invoice/add', {
      ...purchaseInvoiceInput({
        partyId,
        supplierNumber,
        supplierDate: '2026-10-05',
        date: '2026-10-07',
        tdsNature: null,
      }),
      ...{ lines: [costLine({ rate, gstRate: '18' })], post: true },
    });
  const { recipientGstin } = await bill('V-1', '10000');
  await bill('V-2', '1000');
  const told = (period: string, ...numbers: string[]) => {
    const documents = numbers.map((number) => ({ number, date: '05-10-2026', taxable: 1, supplier: vendor.gstin }));
    const form = new FormData();
    const json = JSON.stringify(gstr2bJson(documents, { gstin: recipientGstin, period }));
    form.append('file', new File([json], 'gstr2b.json', { type: 'application/json' }));
    return post('/gst/gstr2b-import', form);
  };
  const itc = async (period: string) => (await read(`/gst/gstr3b?period=${period}`)).body.data.itc_elg;
  const taxOf = ({ iamt, camt, samt }: Record<string, number>) => (iamt ?? 0) + (camt ?? 0) + (samt ?? 0);
  expect(taxOf((await itc('102026')).itc_net)).toBe(1_980);

  await told('102026', 'V-1');
  const october = await itc('102026');
  expect([taxOf(october.itc_avl[4]), taxOf(october.itc_rev[1]), taxOf(october.itc_net)]).toEqual([1_980, 180, 1_800]);
  const before = taxOf((await itc('112026')).itc_net);
  await told('112026', 'V-2');
  const november = await itc('112026');
  expect([taxOf(november.itc_inelg[0]), taxOf(november.itc_net) - before]).toEqual([180, 180]);
  expect(taxOf((await itc('102026')).itc_net)).toBe(1_800);
  const { ties } = (await read('/gst/gstr3b?period=102026')).body;
  expect(ties.every(({ differencePaise }: { differencePaise: number }) => differencePaise === 0)).toBe(true);
});

it('a return of one registration has what is its own, and all of ours together have what the books have', async () => {
  const office = (await read('/gst/gstr3b?period=112026')).body;
  const gstin = `27AAGCB7383J2Z${gstinCheckCharacter('27AAGCB7383J2Z')}`;
  const mumbai = { code: 'MUM', name: 'Mumbai', stateCode: '27', gstin };
  const { id: branchId } = (await api.as('ADMIN').post('/branch/add', mumbai)).expect(201).data;
  await sell('inMumbai', {}, { branchId });
  const vendor = await post('/party/add', { name: 'Mumbai Yard', roles: ['VENDOR'], stateCode: '27' });
  const bill = { ...purchaseInvoiceInput({ partyId: vendor.id, tdsNature: null }), branchId, post: true };
  const day = { supplierDate: '2026-11-08', date: '2026-11-09' };
  const owed = await post('/purchase-invoice/add', { ...bill, ...day, supplierNumber: 'Y-1', reverseCharge: true });
  const allocations = [{ invoiceId: owed.id, amountMinor: 10_000_00 }];
  const paid = await post('/payment/add', {
    ...{ direction: 'PAYMENT', bankId, partyId: vendor.id, date: '2026-11-10', mode: 'NEFT', reference: 'UTR 2' },
    ...{ currency: 'INR', amountMinor: 10_000_00, allocations },
  });
  await post('/payment/add', {
    ...{ direction: 'EXPENSE', bankId, date: '2026-11-10', mode: 'NEFT', currency: 'INR', amountMinor: 1_180_00 },
    ...{
      reference: 'UTR 1',
      accountCode: '6020',
      gst: { gstRate: '18', supply: 'INTRA', itcEligible: true },
      branchId,
      allocations: [],
    },
  });

  const own = (await read(`/gst/gstr3b?period=112026&gstin=${gstin}`)).body;

  expect(own.data.sup_details.osup_det).toMatchObject({ txval: 10_000, camt: 900, samt: 900 });
  expect(own.data.sup_details.isup_rev).toMatchObject({ txval: 10_000, camt: 250, samt: 250 });
  expect(own.data.itc_elg.itc_net).toMatchObject({ iamt: 0, camt: 340, samt: 340 });
  const again = (await read('/gst/gstr3b?period=112026')).body;
  expect(again.data).toEqual(office.data);
  expect([again.registrations, apart(again), apart(own)]).toEqual([['29AAGCB7383J1Z4', gstin], [], []]);
  const gstr1 = (await read(`/gst/gstr1?period=112026&gstin=${gstin}`)).body;
  expect(apart(gstr1)).toEqual([]);
  const { doc_det } = gstr1.data.doc_issue;
  expect(doc_det).toMatchObject([
    { doc_num: 1, docs: [{ totnum: 1 }] },
    { doc_num: 2, docs: [{ from: owed.selfInvoiceNumber, totnum: 1 }] },
    { doc_num: 7, docs: [{ from: paid.number, totnum: 1, cancel: 0 }] },
  ]);
  const file = await read(`/gst/gstr3b?period=112026&gstin=${gstin}&format=json`);
  expect(file.headers['content-disposition']).toContain(`gstr3b-${gstin}-2026-11.json`);
});

it('bills of a vendor without a registration that one payment settled are on one payment voucher', async () => {
  const vendor = await post('/party/add', { name: 'Kisan Tempo', roles: ['VENDOR'], stateCode: '29' });
  const owed = (supplierNumber: string, rate: string) => {
    const bill = { supplierNumber, supplierDate: '2026-07-02', date: '2026-07-03', reverseCharge: true, post: true };
    const lines = [costLine({ rate })];
    return post('/purchase-invoice/add', purchaseInvoiceInput({ partyId: vendor.id, tdsNature: null, lines, ...bill }));
  };
  const bills = [await owed('KT-1', '10000'), await owed('KT-2', '2345.60')];
  const paid = await post('/payment/add', {
    ...{ direction: 'PAYMENT', bankId, partyId: vendor.id, date: '2026-07-06', mode: 'NEFT', reference: 'UTR 3' },
    ...{ currency: 'INR', amountMinor: 12_345_60 },
    allocations: [{ invoiceId: bills[0].id, amountMinor: 10_000_00 }],
  });
  const { id, version } = paid;
  const later = { id, version, allocations: [{ invoiceId: bills[1].id, amountMinor: 2_345_60 }] };
  (await api.as('ACCOUNT').post('/payment/allocate', later)).expect(200);

  const { bytes } = await read(`/purchase-invoice/payment-voucher/${paid.id}/pdf`);

  const pages = pagesOfPdf(bytes);
  expect(pages).toHaveLength(1);
  const numbers = bills.map(({ selfInvoiceNumber }) => selfInvoiceNumber);
  for (const said of [
    paid.number,
    'Kisan Tempo',
    'KT-1',
    'KT-2',
    '500.00',
    '117.28',
    '617.28',
    '12,345.60',
    ...numbers,
  ])
    expect(squeezed(pages.join())).toContain(squeezed(said));
  const [inJuly, inNovember] = [await read('/gst/gstr1?period=072026'), await read('/gst/gstr1?period=112026')];
  expect(JSON.stringify(inJuly.body.data.doc_issue)).toContain(paid.number);
  expect(JSON.stringify(inNovember.body.data.doc_issue)).not.toContain(paid.number);
});

it('a credit note after the last day for its tax (s.34(2)) is left out of both returns, and what its tax was is told apart', async () => {
  const sold = await sell('registered', { rate: '3000.00' }, { date: '2025-03-10' });
  const note = { id: sold.id, date: '2026-09-12', reason: 'Agreed lower', full: true };
  const override = { dateOverrideReason: 'A month with nothing else in it' };
  const { number } = (await api.as('ADMIN').post('/sale-invoice/credit-note', { ...note, ...override })).expect(
    201,
  ).data;

  const [gstr1, gstr3b] = [
    (await read('/gst/gstr1?period=092026')).body,
    (await read('/gst/gstr3b?period=092026')).body,
  ];

  const row = { documents: 1, taxablePaise: -3_000_00, cgstPaise: -270_00, sgstPaise: -270_00, igstPaise: 0 };
  for (const { sections } of [gstr1, gstr3b])
    expect(sections.filter((one: { section: string }) => one.section === 'late_notes')).toEqual([
      { section: 'late_notes', ...row },
    ]);
  expect(gstr1.data.cdnr).toBeUndefined();
  expect(gstr1.data.hsn).toEqual((await read('/gst/gstr1?period=082026')).body.data.hsn);
  expect(JSON.stringify(gstr1.data.doc_issue)).toContain(number);
  expect(gstr3b.data.sup_details.osup_det).toMatchObject({ txval: 0, camt: 0, samt: 0 });
  expect([apart(gstr1), apart(gstr3b)]).toEqual([[], []]);
});

it('books with returns of every section are sound', async () => {
  expect(await unsoundIn(api.db)).toEqual([]);
});

it.each([
  ['gstr1', 'a month that is none', '?period=132026', 400],
  ['gstr3b', 'no month', '', 400],
  ['gstr1', 'a file of another kind', '?period=112026&format=pdf', 400],
])('%s refuses %s', async (what, _why, query, status) => {
  expect((await api.get(`/gst/${what}${query}`, { as: 'ACCOUNT' })).status).toBe(status);
});

it('the returns are for accounts alone', async () => {
  for (const role of ['MARKETING', 'INTERNATIONAL', 'DOMESTIC'] as const) {
    expect((await api.get('/gst/gstr1?period=112026', { as: role })).status).toBe(403);
  }
});
