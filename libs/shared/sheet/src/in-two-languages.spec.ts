import { inTwoLanguages } from './in-two-languages';
import { blankSheet, type PrintedSheet } from './printed-sheet';
import { textsOf } from './texts-of';

const sheet: PrintedSheet = {
  ...blankSheet,
  name: 'SI/26-27/000001',
  title: 'Tax invoice',
  mark: 'ORIGINAL',
  issuer: { caption: '', name: 'Date', lines: [] },
  sides: [],
  facts: [{ label: 'Date', value: 'Date' }],
  blocks: [],
  tables: [
    {
      name: 'Charges',
      columns: [{ header: 'Rate', align: 'end' }],
      rows: [{ cells: [{ text: 'Rate', note: '9%' }] }],
      foot: ['Total'],
    },
  ],
  carriedForward: 'Carried forward',
  broughtForward: 'Brought forward',
};

it('labels bear their second word before the first, and what they name stays as it is', () => {
  const both = inTwoLanguages(sheet, { Date: 'दिनांक', Rate: 'दर', Total: 'कुल' });

  expect(both.facts).toEqual([{ label: 'दिनांक / Date', value: 'Date' }]);
  expect(both.tables[0]).toMatchObject({
    columns: [{ header: 'दर / Rate' }],
    rows: [{ cells: [{ text: 'Rate', note: '9%' }] }],
    foot: ['कुल / Total'],
  });
  expect(both.title).toBe('Tax invoice');
});

it('what is written under a code has its second word too, and the code is the same', () => {
  const payment = [{ title: 'Date', facts: [], code: { content: 'Rate', caption: 'Total' } }];
  const both = inTwoLanguages({ ...sheet, payment }, { Rate: 'दर', Total: 'कुल' });

  expect(both.payment).toEqual([{ title: 'Date', facts: [], code: { content: 'Rate', caption: 'कुल / Total' } }]);
});

it('what is told in another currency bears the word of what it is', () => {
  const facts = [
    { label: 'Total in USD', value: '1' },
    { label: 'Tax in USD', value: '1' },
  ];
  const both = inTwoLanguages({ ...sheet, facts }, { Total: 'कुल' });

  expect(both.facts.map(({ label }) => label)).toEqual(['कुल (USD) / Total in USD', 'Tax in USD']);
});

it('the texts of a document are each of its words and figures, and nothing that is empty', () => {
  expect(textsOf(sheet)).toEqual(['Tax invoice', 'ORIGINAL', 'Date', 'Date', 'Date', 'Rate', 'Rate', '9%', 'Total']);
});
