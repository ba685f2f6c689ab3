import type { PrintedSheet, SheetTable } from '@freightdesk/shared-sheet';
import { sheetPdf } from './sheet-pdf';
import { pagesOfPdf, squeezed } from './testing';

const side = { caption: 'To', name: 'Coastal Spices Exports', lines: ['12 Spice Lane', '411001 Pune'] };

const sheetOf = (table: SheetTable): PrintedSheet => ({
  ...{ name: 'SI/26-27/000001', title: 'Tax invoice', mark: 'Original for recipient', number: undefined },
  ...{ issuer: side, sides: [side], facts: [], blocks: [], tables: [table], totals: [], inWords: [] },
  ...{ statements: [], reasons: [], terms: { title: 'Terms', items: [] }, notes: '', payment: [] },
  ...{ signatures: [], carriedForward: 'Carried forward', broughtForward: 'Brought forward' },
});

/** Lines as an invoice has them: no two alike, and under each tax its rate. */
const lines = (count: number): SheetTable => ({
  name: 'Lines',
  columns: [
    { header: 'Description', align: 'start' },
    { header: 'Taxable value', align: 'end' },
    { header: 'CGST', align: 'end' },
    { header: 'SGST', align: 'end' },
  ],
  rows: Array.from({ length: count }, (_, index) => ({
    cells: [
      { text: `Ocean freight, container ${index + 1}` },
      { text: `${index + 1},250.00` },
      { text: '112.50', note: '9%' },
      { text: '112.50', note: '9%' },
    ],
  })),
});

async function fileOf(sheet: PrintedSheet): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of sheetPdf([sheet], { title: sheet.name, at: new Date(0) })) parts.push(part);
  return Buffer.concat(parts);
}

describe('A paper of a thousand lines', () => {
  it('is no larger than 50 bytes a line, and says each of them', async () => {
    const file = await fileOf(sheetOf(lines(1_000)));
    const said = squeezed(pagesOfPdf(file).join(''));

    expect(file.byteLength).toBeLessThan(50_000);
    expect(said).toContain('container1000');
    expect(said.split('112.50')).toHaveLength(2_001);
  });
});

describe('What stands at the end of a cell', () => {
  it.each([
    ['in one line', 'Chargeable'],
    ['in several', 'Chargeable weight of the goods in kilograms, as the carrier has it'],
  ])('%s is said once', async (_case, text) => {
    const [page = ''] = pagesOfPdf(await fileOf(sheetOf({ ...lines(0), rows: [{ cells: [{ text }] }] })));

    expect(squeezed(page).split(squeezed(text))).toHaveLength(2);
  });
});

describe('The head of a narrow column', () => {
  it('breaks between its words and never within one', async () => {
    const heads = [
      'Description',
      'SAC',
      'Quantity',
      'Rate in the currency',
      'Discount',
      'कर योग्य मूल्य / Taxable value',
      'IGST',
    ];
    const columns = heads.map((header, index) => ({
      header,
      align: index < 2 ? ('start' as const) : ('end' as const),
    }));
    const rows = [{ cells: columns.map(() => ({ text: '1.00' })) }];
    const [page = ''] = pagesOfPdf(await fileOf(sheetOf({ name: 'Lines', columns, rows })));

    expect(page).toMatch(/\bTaxable\b/);
  });
});

describe('A column of many words', () => {
  it('gives way to those of figures beside it, which are not broken', async () => {
    const heads = ['Marks and numbers', 'Packages', 'Description, said to contain', 'Gross kg', 'Volume cbm'];
    const columns = heads.map((header) => ({ header, align: 'start' as const }));
    const description = 'Cardamom in laminated bags within corrugated cartons, palletised and fumigated; '.repeat(4);
    const texts = ['CS/DXB/1-25', '25 CARTONS', description, '24,000.000', '126.500'];
    const rows = [{ cells: texts.map((text) => ({ text })) }];
    const [page = ''] = pagesOfPdf(await fileOf(sheetOf({ name: 'Goods', columns, rows })));

    for (const whole of ['25 CARTONS', '24,000.000', '126.500', 'Packages']) expect(page).toContain(whole);
  });
});
