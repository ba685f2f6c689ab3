import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { answerOf, irn } from './portal-answer.builder';
import { foundCompany, registerAll } from './whole-api.builder';

let api: TestApi;
let partyId: string;

const ask = (path: string, body: object) => api.as('ACCOUNT').post(path, body);
const einvoice = async (id: string) => (await api.get(`/einvoice/${id}`, { as: 'ACCOUNT' })).expect(200).data;

async function issued() {
  const lines = [chargeLine({ gstRate: '18', rate: '10000.00', sac: '996713' })];
  const body = { ...saleInvoiceInput({ partyId, date: '2026-11-20', lines }), issue: true };
  return (await ask('/sale-invoice/add', body)).expect(201).data;
}

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  await api.db.updateTable('company').set({ einvoiceTurnover: 'FROM_10_CRORE' }).execute();
  const party = { roles: ['CUSTOMER'], name: 'Indus Mills', stateCode: '27', gstin: '27AAPFU0939F1ZV' };
  partyId = (await ask('/party/add', party)).expect(201).data.id;
});
afterAll(() => api.close());

describe('an answer that is none of this document', () => {
  const told = async (changes: object, facts: object = {}) => {
    const { id, number } = await issued();
    const refused = await ask(`/einvoice/${id}`, { ...answerOf(await einvoice(id), facts), ...changes });
    expect((await einvoice(id)).state).toBe('PENDING');
    const { code, message, errors = [] } = refused.expect(refused.status === 409 ? 409 : 422).problem;
    return {
      code,
      message: message.replace(number, 'OURS'),
      fields: errors.map(({ field }: { field: string }) => field),
    };
  };

  it.each([
    ['its number', { DocNo: 'SI/26-27/000999' }, 'Number: SI/26-27/000999 there, OURS here.'],
    ['its day', { DocDt: '19/11/2026' }, 'Date: 19-Nov-2026 there, 20-Nov-2026 here.'],
    ['its kind', { DocTyp: 'CRN' }, 'Kind: Credit note there, Invoice here.'],
    ['what it lacks', { SellerGstin: null }, 'GSTIN of the supplier: – there, 29AAGCB7383J1Z4 here.'],
    ['its total', { TotInvVal: 5 }, 'Total: 5.00 there, 11,800.00 here.'],
    ['its IRN', { Irn: 'd4'.repeat(32) }, `IRN: ${'d4'.repeat(32)} there, ${irn} here.`],
  ])('is told by %s', async (_what, facts, words) => {
    expect(await told({}, facts)).toEqual({
      ...{ code: 'other_document', message: `This answer is of another document. ${words}`, fields: ['signedQr'] },
    });
  });

  it.each(['hello', 'a.b.c', 'e30.e30.x', '....'])('is no signed code where it reads %s', async (signedQr) => {
    expect(await told({ signedQr })).toMatchObject({ code: 'no_signed_qr', fields: ['signedQr'] });
  });

  it.each([
    ['AckNo', { ackNumber: undefined }, 'The answer has no acknowledgement number (AckNo). Copy all of it.'],
    ['AckDt', { ackDate: undefined }, 'The answer has no date of acknowledgement (AckDt). Copy all of it.'],
    ['SignedQRCode', { signedQr: undefined }, 'The answer has no signed QR code (SignedQRCode). Copy all of it.'],
  ])('without %s says in the words of a clerk what it lacks', async (_what, changes, message) => {
    expect(await told(changes)).toMatchObject({ code: 'answer_incomplete', message });
  });

  it.each([
    ['2027-11-20 18:00:00', 'in_the_future'],
    ['2026-11-19 18:00:00', 'acknowledged_before'],
    ['2026-13-20 18:00:00', 'invalid'],
    ['2026-11-31 25:00:00', 'invalid'],
  ])('is not taken with an acknowledgement of %s', async (ackDate, code) => {
    expect(await told({ ackDate })).toMatchObject({ code, fields: ['ackDate'] });
  });

  it('has no IRN that another document has, and names that one', async () => {
    const other = await issued();
    const taken = 'e5'.repeat(32);
    (
      await ask(`/einvoice/${other.id}`, {
        ...answerOf(await einvoice(other.id), { Irn: taken }),
        irn: taken,
      })
    ).expect(200);

    const { code, message } = await told({ irn: taken }, { Irn: taken });

    expect([code, message]).toEqual(['irn_taken', `The portal gave this IRN to ${other.number}.`]);
  });

  it('is no cancellation of before the IRN, and none of tomorrow', async () => {
    const { id } = await issued();
    const own = 'f6'.repeat(32);
    (await ask(`/einvoice/${id}`, { ...answerOf(await einvoice(id), { Irn: own }), irn: own })).expect(200);
    const codeOf = async (cancelledAt: string) =>
      (await ask(`/einvoice/${id}`, { irn: own, cancelledAt })).expect(422).problem.code;

    expect(await codeOf('2026-11-20 17:59:00')).toBe('cancelled_before');
    expect(await codeOf('2026-11-21 17:00:00')).toBe('in_the_future');
  });
});
