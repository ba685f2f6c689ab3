import type { AddPurchaseInvoiceInput, AddSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import { chargeLine, costLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import type { BillDesk } from '../purchase-invoice/bill-desk.builder';
import { withBills } from '../purchase-invoice/with-bills.builder';
import { gstins, trialBalance } from '../sale-invoice/invoice-books.builder';

let api: TestApi;
let desk: BillDesk<TestAnswer>;
let partyId: string;

withBills(
  { startApi, actor: testActors.ACCOUNT, vendor: { gstin: gstins.mumbai } },
  (begun) => ({ api, desk, partyId } = begun),
);

interface Head {
  sac?: string | null;
  pureAgent?: boolean;
  incomeAccountCode?: string | null;
  costAccountCode?: string | null;
  active?: boolean;
  from?: string;
}

async function addHead({
  sac = '996719',
  pureAgent = false,
  from = '2017-07-01',
  ...rest
}: Head = {}): Promise<string> {
  const id = newId();
  const rates = JSON.stringify([{ from, gstRate: '18', taxability: 'TAXABLE', source: null }]);
  const actsAs = pureAgent ? 'AGENT' : 'PRINCIPAL';
  await api.db
    .insertInto('chargeHead')
    .values({ id, name: id, sac, rates, actsAs, pureAgent, ...rest })
    .execute();
  return id;
}

const changed = (id: string, changes: Pick<Head, 'incomeAccountCode' | 'active'>) =>
  api.db.updateTable('chargeHead').set(changes).where('id', '=', id).execute();

const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });
const sell = (chargeHeadId: string, changes: Partial<AddSaleInvoiceInput> = {}) =>
  post('add', saleInvoiceInput({ partyId, lines: [chargeLine({ chargeHeadId })], ...changes }));
const sold = async (chargeHeadId: string, issue: boolean): Promise<SaleInvoice> =>
  (await sell(chargeHeadId, { issue })).expect(201).data;
const bill = (line: Partial<AddPurchaseInvoiceInput['lines'][number]>) => ({
  partyId,
  tdsNature: null,
  lines: [costLine(line)],
});

describe('what is sold', () => {
  it('is income of the account of its charge head, and bears the head', async () => {
    const chargeHeadId = await addHead({ incomeAccountCode: '4900' });

    const { lines } = await sold(chargeHeadId, true);

    expect(lines).toMatchObject([{ chargeHeadId }]);
    expect(await trialBalance(api.db)).toMatchObject({ '4900': -10_000_00, '1200': 11_800_00 });
  });

  it('is income of its service where the head names no account', async () => {
    await sold(await addHead({ incomeAccountCode: null }), true);

    expect(await trialBalance(api.db)).toMatchObject({ '4010': -10_000_00 });
  });

  it('goes to the account that the head has when it is issued, and stays there', async () => {
    const head = await addHead({ incomeAccountCode: '4050' });
    const { id, version } = await sold(head, false);

    await changed(head, { incomeAccountCode: '4060' });
    (await post('issue', { id, version })).expect(200);
    await changed(head, { incomeAccountCode: '4900' });

    expect(await trialBalance(api.db)).toMatchObject({ '4060': -10_000_00 });
  });

  it.each([
    ['that nobody added', 'unknown_charge_head', newId],
    ['that is no longer in use', 'charge_head_not_in_use', () => addHead({ active: false })],
    ['without a SAC', 'charge_head_without_sac', () => addHead({ sac: null })],
    ['whose rate begins after the date', 'charge_head_without_rate', () => addHead({ from: '2026-04-11' })],
    ['for what is paid on the customer’s behalf', 'paid_on_behalf', () => addHead({ pureAgent: true })],
  ])('is not charged under a head %s', async (_what, code, headOf) => {
    const chargeHeadId = await headOf();

    const { problem } = await sell(chargeHeadId, { lines: [chargeLine(), chargeLine({ chargeHeadId })] });

    expect(problem).toMatchObject({ status: 422, code, errors: [{ field: 'lines.1.chargeHeadId', code }] });
  });

  it('as a draft is not issued once its head is no longer in use', async () => {
    const head = await addHead();
    const { id, version } = await sold(head, false);
    await changed(head, { active: false });

    expect((await post('issue', { id, version })).problem).toMatchObject({ code: 'charge_head_not_in_use' });
  });
});

describe('what is bought', () => {
  it('is a cost of the account of its charge head', async () => {
    const chargeHeadId = await addHead({ costAccountCode: '5040' });

    const { lines } = await desk.posted(bill({ chargeHeadId }));

    expect(lines).toMatchObject([{ chargeHeadId, accountCode: '5040' }]);
    expect(await trialBalance(api.db)).toMatchObject({ '5040': 10_000_00 });
  });

  it('goes where a person says before it goes where the head says', async () => {
    const chargeHeadId = await addHead({ costAccountCode: '5040' });

    const { lines } = await desk.posted(bill({ chargeHeadId, accountCode: '6020' }));

    expect(lines).toMatchObject([{ chargeHeadId, accountCode: '6020' }]);
  });

  it('on the customer’s behalf is no cost but comes back, whatever its SAC and rate', async () => {
    await desk.posted(bill({ chargeHeadId: await addHead({ pureAgent: true, sac: null, from: '2027-01-01' }) }));

    expect(await trialBalance(api.db)).toMatchObject({ '1250': 10_000_00 });
    expect(await desk.broken()).toEqual([]);
  });

  it.each([
    ['that nobody added', 'unknown_charge_head', newId],
    ['that is no longer in use', 'charge_head_not_in_use', () => addHead({ active: false })],
  ])('is not booked under a head %s', async (_what, code, headOf) => {
    const { problem } = await desk.add(bill({ chargeHeadId: await headOf() }));

    expect(problem).toMatchObject({ status: 422, code, errors: [{ field: 'lines.0.chargeHeadId' }] });
  });
});

describe('a line that mixes charge heads', () => {
  const written = (description: string, changes: Partial<AddSaleInvoiceInput> = {}) =>
    saleInvoiceInput({ partyId, lines: [chargeLine(), chargeLine({ description })], ...changes });

  it('is written, and told with what the principal supply is', async () => {
    const { data, body } = (await post('add', written('Ocean freight and documentation fee'))).expect(201);

    const message =
      'Mixes Documentation fee 18%, Ocean freight 5%: one composite supply is taxed as Ocean freight (CGST Act s.2(30), s.8), else each needs its own line.';
    expect(body.warnings).toEqual([{ field: 'lines.1.description', message }]);
    const { id, version } = data;
    const { issue: _addsOnly, ...alone } = written('Ocean freight');
    expect((await post('edit', { ...alone, id, version })).expect(200).body.warnings).toEqual([]);
  });

  it('of what was paid on behalf is no supply of ours', async () => {
    const line = chargeLine({
      description: 'Ocean freight and documentation fee',
      gstRate: '0',
      taxability: 'NON_GST',
    });

    const { body } = (await post('add', written('', { kind: 'REIMBURSEMENT', lines: [line] }))).expect(201);

    expect(body.warnings).toEqual([]);
  });
});
