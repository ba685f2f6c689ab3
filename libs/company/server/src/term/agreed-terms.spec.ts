import type { AddTermInput, AskedTerms } from '@freightdesk/company-contract';
import { termInput } from '@freightdesk/company-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { agreedTerms } from './agreed-terms';
import { registerTerms } from './term.routes';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerTerms, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

async function addTerm(title: string, changes: Partial<AddTermInput> = {}): Promise<string> {
  const input = termInput({
    title,
    text: `${title} as agreed.`,
    appliesTo: ['SALE_INVOICE'],
    isDefault: false,
    ...changes,
  });
  return (await api.post('/terms/add', input, { as: 'ACCOUNT' })).expect(201).data.id;
}

const refuseUnknown = (...fields: readonly string[]): never => {
  throw new Error(fields.join());
};

const titles = async (asked: Partial<AskedTerms>): Promise<string[]> => {
  const request: AskedTerms = { use: 'SALE_INVOICE', refuseUnknown, ...asked };
  return (await api.db.transaction().execute((tx) => agreedTerms(tx, request))).map(({ title }) => title);
};

it('a document bears the terms that were chosen, each once and in their order, also one that is not used any more', async () => {
  const [payment, old] = [await addTerm('Payment'), await addTerm('Old', { active: false })];

  expect(await titles({ termIds: [old, payment, old] })).toEqual(['Old', 'Payment']);
});

it('where nothing is said it bears those of every new one of its kind, and none where none is meant', async () => {
  await addTerm('Payment', { isDefault: true });
  await addTerm('Interest', { isDefault: true, appliesTo: ['SALE_INVOICE', 'CUSTOM_INVOICE'] });
  await addTerm('Old', { isDefault: true, active: false });
  await addTerm('Chosen');

  expect(await titles({})).toEqual(['Interest', 'Payment']);
  expect(await titles({ use: 'CUSTOM_INVOICE' })).toEqual(['Interest']);
  expect(await titles({ termIds: [] })).toEqual([]);
});

it('each that there is not is refused at its place', async () => {
  const termIds = [await addTerm('Payment'), newId(), newId()];

  await expect(titles({ termIds })).rejects.toThrow('termIds.1,termIds.2');
});
