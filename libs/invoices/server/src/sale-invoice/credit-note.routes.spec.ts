import type { AddSaleInvoiceInput, CreditNoteInput, SaleInvoice } from '@freightdesk/invoices-contract';
import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { type InvoiceBooks, invoiceBooks, trialBalance } from './invoice-books.builder';
import { invoicesAlone, salesInvariants } from './invoices-alone.builder';

let api: TestApi;
let books: InvoiceBooks;
let partyId: string;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.startAnew();
  books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
  partyId = await books.addParty();
});

afterEach(async () => {
  expect(await brokenIn(api.db, salesInvariants)).toEqual([]);
});

const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });
const issued = async (changes: Partial<AddSaleInvoiceInput> = {}): Promise<SaleInvoice> =>
  (await post('add', saleInvoiceInput({ partyId, issue: true, ...changes }))).expect(201).data;
const get = async (id: string): Promise<SaleInvoice> =>
  (await api.get(`/sale-invoice/get?id=${id}`, { as: 'ACCOUNT' })).expect(200).data;
const ask = ({ id }: Pick<SaleInvoice, 'id'>, changes: Partial<CreditNoteInput> = {}) =>
  post('credit-note', { id, date: '2026-05-20', reason: 'Rate was agreed lower', full: true, ...changes });
const credited = async (
  invoice: Pick<SaleInvoice, 'id'>,
  changes: Partial<CreditNoteInput> = {},
): Promise<SaleInvoice> => (await ask(invoice, changes)).expect(201).data;
const byLine = (...lines: Partial<AddSaleInvoiceInput['lines'][number]>[]) => ({
  full: undefined,
  lines: lines.map((line) => chargeLine(line)),
});
const cancel = async ({ id }: Pick<SaleInvoice, 'id'>) => {
  const { version } = await get(id);
  return post('cancel', { id, version, reason: 'Made by mistake' });
};

describe('a note of the whole', () => {
  it('mirrors its document to the paisa, has a number of its own, and the document reads paid', async () => {
    const { id: jobId } = await books.addJob(partyId);
    const invoice = await issued({
      lines: [chargeLine({ rate: '10000.40', jobId }), chargeLine({ sac: '996712', rate: '33.33', gstRate: '5' })],
    });
    const note = await credited(invoice);

    expect(note).toMatchObject({
      number: 'CN/26-27/000001',
      kind: 'CREDIT_NOTE',
      status: 'ISSUED',
      date: '2026-05-20',
      reason: 'Rate was agreed lower',
      againstInvoiceId: invoice.id,
      against: { id: invoice.id, number: 'SI/26-27/000001', date: '2026-04-10' },
      totalPaise: invoice.totalPaise,
      roundOffPaise: invoice.roundOffPaise,
      cgstPaise: invoice.cgstPaise,
      outstandingPaise: 0,
      party: invoice.party,
      placeOfSupply: invoice.placeOfSupply,
    });
    expect(note.lines).toMatchObject(invoice.lines.map((line, index) => ({ ...line, againstLine: index + 1 })));
    expect(await trialBalance(api.db)).toEqual({});
    const ofJob = await api.db
      .selectFrom('posting')
      .select(['creditPaise', 'debitPaise'])
      .where('jobId', '=', jobId)
      .execute();
    expect(ofJob).toEqual(
      expect.arrayContaining([
        { creditPaise: 10_000_40, debitPaise: 0 },
        { creditPaise: 0, debitPaise: 10_000_40 },
      ]),
    );
    expect(await get(invoice.id)).toMatchObject({
      status: 'PAID',
      outstandingPaise: 0,
      notedMinor: invoice.totalPaise,
      correctedBy: [{ id: note.id, number: 'CN/26-27/000001', status: 'ISSUED' }],
    });
  });

  it.each([
    [
      'a bill of supply',
      { kind: 'BILL_OF_SUPPLY' as const, lines: [chargeLine({ gstRate: '0', taxability: 'EXEMPT' as const })] },
    ],
    ['an invoice under reverse charge', { reverseCharge: true, lines: [chargeLine({ sac: '996791', gstRate: '5' })] }],
    ['an invoice with a discount', { lines: [chargeLine({ discountMinor: 500_00 })] }],
  ])('takes %s out of the books', async (_what, changes) => {
    const invoice = await issued(changes);

    const note = await credited(invoice);

    expect(note).toMatchObject({ totalPaise: invoice.totalPaise, reverseChargeTax: invoice.reverseChargeTax });
    expect(await trialBalance(api.db)).toEqual({});
  });

  it('of an export is worth the rate of its document, in both currencies', async () => {
    const abroad = await books.addParty({
      name: 'Gulf Foods',
      gstin: null,
      stateCode: '96',
      country: 'AE',
      registrations: [],
    });
    const invoice = await issued({ partyId: abroad, kind: 'EXPORT', currency: 'USD', exchangeRate: '83.4567' });

    const part = await credited(invoice, byLine({ rate: '0.01' }));
    const rest = await credited(invoice);

    expect(part).toMatchObject({ currency: 'USD', exchangeRate: '83.4567', currencyTotalMinor: 1, totalPaise: 83 });
    expect(part.totalPaise + rest.totalPaise).toBe(invoice.totalPaise);
    expect(await trialBalance(api.db)).toEqual({});
    const { minor } = await api.db
      .selectFrom('posting')
      .select(({ fn }) => fn.sum<string>('currencyMinor').as('minor'))
      .executeTakeFirstOrThrow();
    expect(Number(minor)).toBe(0);
  });
});

describe('notes of lines', () => {
  it('lower what is outstanding, and the last takes the rest', async () => {
    const invoice = await issued({
      lines: [chargeLine({ rate: '10000.40' }), chargeLine({ rate: '33.33', description: 'THC' })],
    });

    const first = await credited(invoice, byLine({ rate: '1000.40' }));
    expect(first).toMatchObject({ taxablePaise: 1000_40, cgstPaise: 90_04, roundOffPaise: -48, totalPaise: 1180_00 });
    expect(await get(invoice.id)).toMatchObject({ status: 'ISSUED', outstandingPaise: invoice.totalPaise - 1180_00 });

    const last = await credited(invoice);

    expect(last.lines).toMatchObject([
      { description: 'Ocean freight', quantity: '1', rate: '9000', taxablePaise: 9000_00, againstLine: 1 },
      { description: 'THC', rate: '33.33', againstLine: 2 },
    ]);
    expect(first.totalPaise + last.totalPaise).toBe(invoice.totalPaise);
    expect(await trialBalance(api.db)).toEqual({});
    expect(await get(invoice.id)).toMatchObject({ status: 'PAID', outstandingPaise: 0 });
  });

  it('refuse more than is left of a line, a line that is not there, and all once nothing is left', async () => {
    const invoice = await issued();
    await credited(invoice, byLine({ rate: '9000.00' }));

    const tooMuch = (await ask(invoice, byLine({ rate: '1000.01' }))).expect(422).problem;
    const unknown = (await ask(invoice, byLine({ sac: '996712' }))).expect(422).problem;
    expect(tooMuch.errors).toEqual([
      expect.objectContaining({
        field: 'lines.0.rate',
        code: 'above_left',
        message: 'Of this line 1,000.00 is left: this is 0.01 too much.',
      }),
    ]);
    expect(unknown.errors).toEqual([expect.objectContaining({ field: 'lines.0.sac', code: 'unknown_line' })]);

    await credited(invoice);
    expect((await ask(invoice)).problem).toMatchObject({ status: 409, code: 'noted_in_full' });
  });

  it.each([
    ['neither whole nor lines', { full: undefined }, 'lines', 'required'],
    ['both', { lines: [chargeLine()] }, 'lines', 'both'],
    ['no reason', { reason: 'x' }, 'reason', undefined],
    ['a day before its document', { date: '2026-04-09' }, 'date', 'before_document'],
  ])('are refused with %s', async (_what, changes, field, code) => {
    const { problem } = (await ask(await issued(), changes)).expect(422);

    expect(problem.errors).toEqual([expect.objectContaining({ field, ...(code && { code }) })]);
  });
});

describe('what exceeds the outstanding', () => {
  it('stands in the note below zero, as what the customer has with us', async () => {
    const invoice = await issued();
    await books.settle(invoice.id, 10_000_00);

    const note = await credited(invoice, byLine({ rate: '5000.00' }));

    expect(note).toMatchObject({
      totalPaise: 5900_00,
      outstandingPaise: -4100_00,
      outstandingMinor: -4100_00,
      status: 'ISSUED',
    });
    expect(await get(invoice.id)).toMatchObject({ status: 'PAID', outstandingPaise: 0, notedMinor: 1800_00 });
    const list = await api.get(`/sale-invoice/list?kind=CREDIT_NOTE&againstInvoiceId=${invoice.id}`, { as: 'ACCOUNT' });
    expect(list.expect(200).body.data).toMatchObject([
      { id: note.id, outstandingPaise: -4100_00, againstInvoiceId: invoice.id },
    ]);
  });
});

describe('a note that is cancelled', () => {
  it('gives back to its document what it took, and its number stays', async () => {
    const invoice = await issued();
    const before = await trialBalance(api.db);
    const note = await credited(invoice, byLine({ rate: '100.00' }));

    expect((await cancel(note)).expect(200).data).toMatchObject({ status: 'CANCELLED', outstandingPaise: 0 });

    expect(await trialBalance(api.db)).toEqual(before);
    expect(await get(invoice.id)).toMatchObject({
      status: 'ISSUED',
      outstandingPaise: invoice.totalPaise,
      notedMinor: 0,
    });
    expect(await credited(invoice)).toMatchObject({ number: 'CN/26-27/000002', totalPaise: invoice.totalPaise });
  });

  it('lets its document be cancelled, which before is refused', async () => {
    const invoice = await issued();
    const note = await credited(invoice);

    expect((await cancel(invoice)).problem).toMatchObject({
      status: 409,
      code: 'has_notes',
      message: 'Against this document CN/26-27/000001 stands, so it cannot be cancelled. Cancel the note first.',
    });
    (await cancel(note)).expect(200);
    (await cancel(invoice)).expect(200);
    expect(await trialBalance(api.db)).toEqual({});
  });
});

describe('what cannot be corrected', () => {
  it('is a draft, a cancelled document, or a note', async () => {
    const draft = await issued({ issue: false });
    const cancelled = await issued();
    (await cancel(cancelled)).expect(200);
    const note = await credited(await issued());

    for (const document of [draft, cancelled, note]) {
      expect((await ask(document)).problem).toMatchObject({ status: 409, code: 'not_correctable' });
    }
    expect((await ask({ id: testActors.ADMIN.userId })).status).toBe(404);
  });

  it('in a locked month stays, and the number goes to the next note', async () => {
    const invoice = await issued();
    await books.lockMonth('2026-05-01');

    expect((await ask(invoice)).problem).toMatchObject({ status: 409, code: 'period_locked' });
    expect(await credited(invoice, { date: '2026-06-01' })).toMatchObject({ number: 'CN/26-27/000001' });
  });
});

it('after the time limit of the law a note is made, and it is said', async () => {
  const old = await issued({ date: '2025-03-10' });

  const inTime = (await ask(await issued())).expect(201).body;
  const late = (await ask(old)).expect(201).body;

  expect(inTime.warnings).toEqual([]);
  expect(late.warnings).toEqual([{ field: 'date', message: expect.stringContaining('s.34(2)') }]);
  const trail = await api.db
    .selectFrom('auditEvent')
    .select(['recordId', 'action'])
    .where('action', 'like', 'issue%')
    .execute();
  const actionOf = ({ data }: { data: SaleInvoice }) => trail.find(({ recordId }) => recordId === data.id)?.action;
  expect([inTime, late].map(actionOf)).toEqual(['issue', 'issue-late']);
});

it('two notes of the whole at one moment: one is made', async () => {
  const invoice = await issued();

  const answers = await Promise.all([ask(invoice), ask(invoice)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await trialBalance(api.db)).toEqual({});
});

describe('the store itself', () => {
  it('lets nobody say by hand what notes took, nor cancel a document under them', async () => {
    const invoice = await issued();
    const note = await credited(invoice, byLine({ rate: '100.00' }));
    const change = (id: string, changes: object) =>
      api.db.updateTable('saleInvoice').set(changes).where('id', '=', id).execute();

    await expect(change(invoice.id, { notedMinor: 0 })).rejects.toThrow('corrected by its notes');
    await expect(change(note.id, { notedMinor: 0 })).rejects.toThrow('corrected by its notes');
    await expect(change(invoice.id, { status: 'CANCELLED' })).rejects.toThrow('while a note against it stands');
  });
});
