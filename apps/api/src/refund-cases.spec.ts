import { bankInput } from '@freightdesk/banks-contract/testing';
import type { Payment } from '@freightdesk/payments-contract';
import { receiptInput, type RefundCase, refundCases } from '@freightdesk/payments-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

let api: TestApi;
let partyId: string;
let bankId: string;

const post = (path: string, body: object) => api.as('ACCOUNT').post(path, body);

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  const customer = { name: 'Indus Mills', roles: ['CUSTOMER'], stateCode: '27' };
  partyId = (await post('/party/add', customer)).expect(201).data.id;
  bankId = (await post('/bank/add', bankInput({ openingBalancePaise: 10_00_000_00 }))).expect(201).data.id;
});
afterAll(() => api.close());
afterEach(async () => expect(await unsoundIn(api.db)).toEqual([]));

async function received({ advanceTax, ...amounts }: RefundCase['receipt']): Promise<Payment> {
  const taxed = advanceTax === null ? { advanceTax, advanceTaxReason: 'No service is agreed' } : { advanceTax };
  const input = receiptInput({ partyId, bankId, date: '2026-11-20', ...amounts, ...taxed });
  return (await post('/payment/add', input)).expect(201).data;
}

async function refunded({ id, version, currency }: Payment, amountMinor: number): Promise<Payment> {
  const day = { bankId, date: '2026-11-21', mode: 'NEFT', reference: 'UTR 9' };
  const rate = currency === 'INR' ? {} : { exchangeRate: '84.10' };
  return (await post('/payment/refund', { id, version, amountMinor, ...day, ...rate })).expect(200).data;
}

describe('what is made of a refund is what was shown before', () => {
  it.each(refundCases)('$name', async ({ receipt, before = [], amountMinor, expected }) => {
    let payment = await received(receipt);
    for (const part of before) payment = await refunded(payment, part);

    const rest = await refunded(payment, amountMinor);

    const taxLeft = ({ advanceTax }: Payment) => advanceTax?.leftTaxPaise ?? 0;
    expect({
      taxPaise: rest.advanceTax && taxLeft(payment) - taxLeft(rest),
      leftMinor: rest.unallocatedMinor,
      leftTaxPaise: taxLeft(rest),
    }).toEqual(expected);
  });
});
