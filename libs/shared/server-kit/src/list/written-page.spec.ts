import { readAnswer, WrittenPage, WrittenRows } from './written-page';

const rows = [{ name: 'Indus' }, { name: 'सागर, "फ्रेट"' }, { name: 'Gulf' }];
const texts = rows.map((row) => JSON.stringify(row));

it.each([0, 1, 3])('%i rows are sent as JSON would spell them, in bytes', (count) => {
  const written = new WrittenRows<(typeof rows)[number]>(texts.slice(0, count));

  expect(written.body.toString()).toBe(JSON.stringify({ data: rows.slice(0, count) }));
  expect(readAnswer(written)).toEqual(rows.slice(0, count));
});

it('a page says beside its rows what it is of', () => {
  const facts = { page: 1, pageSize: 25, total: 3, totalIsExact: true, nextCursor: null };

  const page = new WrittenPage<(typeof rows)[number]>([`${texts[0]},\n${texts[1]}`, String(texts[2])], facts);

  expect(JSON.parse(page.body)).toEqual({ data: rows, ...facts });
  expect(readAnswer(page)).toEqual({ data: rows, ...facts });
});
