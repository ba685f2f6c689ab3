import { forgetRecent, noteRecent, recentRecords } from './recent-records';

const asha = { id: 'asha', roleId: { id: '1', name: 'ACCOUNT' } };
const ravi = { id: 'ravi', roleId: { id: '1', name: 'ACCOUNT' } };
const invoice = (id: string) => ({ record: 'sale invoice', id, number: `SF/26-27/${id}`, title: 'Konkan Spices' });
const ids = (person = asha) => recentRecords(person).map(({ id }) => id);

beforeEach(() => localStorage.clear());

it('the record that was open last comes first, each once and eight at most', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '2']) noteRecent(asha, invoice(id));

  expect(ids()).toEqual(['2', '9', '8', '7', '6', '5', '4', '3']);
});

it('they are of one person in one role', () => {
  noteRecent(asha, invoice('1'));

  expect(ids(ravi)).toEqual([]);
  expect(ids({ ...asha, roleId: { id: '2', name: 'MARKETING' } })).toEqual([]);
});

it('a logout forgets them, and those of nobody else', () => {
  noteRecent(asha, invoice('1'));
  noteRecent(ravi, invoice('2'));

  forgetRecent(asha);

  expect([ids(asha), ids(ravi)]).toEqual([[], ['2']]);
});

it.each(['{', '{}', '[1, null, {"record": "bank"}]', '"text"'])('what cannot be read is nothing: %s', (kept) => {
  localStorage.setItem('recent-records asha ACCOUNT', kept);

  expect(ids()).toEqual([]);
});
