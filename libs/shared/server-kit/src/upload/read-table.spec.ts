import type { FormFile } from '@freightdesk/shared-endpoint';
import { strToU8, zipSync } from 'fflate';
import { xlsxFile } from '../export/xlsx';
import { contentOf } from './file-content';
import { readTable } from './read-table';
import { UploadedFile } from './uploaded-file';

const csv = (text: string, encoding: BufferEncoding = 'utf8'): FormFile =>
  new UploadedFile('statement.csv', Buffer.from(text, encoding));

const workbook = (sheet: string, strings: readonly string[] = [], styles = '<styleSheet/>'): Buffer =>
  Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/styles.xml': strToU8(styles),
      'xl/sharedStrings.xml': strToU8(`<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    }),
  );

describe('a table that was sent', () => {
  it.each([
    ['of commas', 'a,b\n1,2\n', [['a', 'b'], ['1', '2'], ['']]],
    [
      'of semicolons and Windows lines',
      'a;b\r\n"1;5";2',
      [
        ['a', 'b'],
        ['1;5', '2'],
      ],
    ],
    [
      'of tabs',
      'a\tb\n 1 \t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with quotes within quotes',
      'a,b\n"say ""no""\nnow",2',
      [
        ['a', 'b'],
        ['say "no"\nnow', '2'],
      ],
    ],
    ['with a quote that never ends', 'a,b\n"1,2', [['a', 'b'], ['1,2']]],
    ['after a mark of its letters', '\ufeffa\tb\n', [['a', 'b'], ['']]],
    [
      'with nothing in the last',
      'a,b\nc,',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
  ])('is read cell by cell: %s', async (_what, text, rows) => {
    expect(await readTable(csv(text))).toEqual(rows);
  });

  it('is read as Windows writes it where it is no UTF-8', async () => {
    expect(await readTable(csv('Caf\xe9,1\n', 'latin1'))).toEqual([['Café', '1'], ['']]);
  });

  it('of a spreadsheet is read by the place of each cell', async () => {
    const sheet =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2"><v>1250.5</v></c></row>' +
      '<row r="3"><c r="A3" t="inlineStr"><is><t>NEFT &amp; IMPS</t></is></c><c r="B3"><v>0.30000000000000004</v></c></row>';
    const file = new UploadedFile('statement.xlsx', workbook(sheet, ['Date']));

    expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(await readTable(file)).toEqual([[], ['Date', '', '1250.5'], ['NEFT & IMPS', '0.3']]);
  });

  it('of a spreadsheet has days where it shows them', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const sheet =
      '<row r="1"><c r="A1" s="1"><v>46326</v></c><c r="B1" s="2"><v>46327.5</v></c><c r="C1" s="0"><v>46326</v></c></row>';
    const file = new UploadedFile('parties.xlsx', workbook(sheet, [], styles));

    expect(await readTable(file)).toEqual([['2026-10-31', '2026-11-01', '46326']]);
  });

  it('of a spreadsheet is read in one go, however it is nested and wherever it ends', async () => {
    const read = (sheet: string) => readTable(new UploadedFile('statement.xlsx', workbook(sheet)));
    const secondsOf = async (sheet: string) => {
      const from = performance.now();
      await read(sheet);
      return (performance.now() - from) / 1000;
    };

    expect(await read('<row r="1"><c r="A1"><v>1</v>')).toBeNull();
    expect(await secondsOf('<row><c><is><t>'.repeat(100_000))).toBeLessThan(20);
    expect(await secondsOf('<row r="1"/>'.repeat(100_000))).toBeLessThan(20);
  });

  it('of a spreadsheet that is cut short cannot be read', async () => {
    const whole = workbook('<row r="1"><c r="A1"><v>1</v></c></row>');

    expect(await readTable(new UploadedFile('statement.xlsx', whole.subarray(0, whole.length - 40)))).toBeNull();
  });

  it.each([
    ['text of lines', 'Date,Amount\n1,2\n', 'text/csv'],
    ['a page', 'Date\n<html><script>alert(1)</script>', null],
    ['text with bytes of a program', 'Date\n\0\x01', null],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>\n', null],
    ['an archive', 'PK\x03\x04\x14\0\0\0', null],
    ['nothing', '', null],
  ])('is told by its bytes: %s', (_what, text, kind) => {
    expect(contentOf(Buffer.from(text, 'latin1')).kind).toBe(kind);
  });

  it.each([
    ['as spreadsheets of Windows save it', '\ufeffName\tKg\nइलायची\t2', 'text/csv'],
    ['of JSON', '\ufeff[{"a": 1}]', 'application/json'],
    ['with bytes of a program', '\ufeffName\tKg\n\u0001', null],
    ['that is a page', '\ufeffName\n<html><script>alert(1)</script>', null],
  ])('is text of two bytes a letter, %s, in either order', async (_what, text, kind) => {
    const orders = [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()];
    expect(orders.map((bytes) => contentOf(bytes).kind)).toEqual([kind, kind]);
    if (kind !== 'text/csv') return;
    const read = orders.map((bytes) => readTable(new UploadedFile('parties.txt', bytes)));
    const table = [
      ['Name', 'Kg'],
      ['इलायची', '2'],
    ];
    expect(await Promise.all(read)).toEqual([table, table]);
  });
});

it('a table that we export is read as it was written, days and amounts too', async () => {
  const head = (text: string) => ({ kind: 'text', text }) as const;
  const pages = (async function* () {
    yield [
      [
        head('Coastal & Sons <Ltd>'),
        { kind: 'date', text: '2026-04-01' } as const,
        { kind: 'amount', text: '12500.5' } as const,
      ],
      [head(''), head(''), { kind: 'number', text: '7' } as const],
    ];
  })();
  const parts: Uint8Array[] = [];
  for await (const part of xlsxFile([head('Name'), head('Day'), head('Amount')], pages)) parts.push(part);
  const file = new UploadedFile('parties.xlsx', Buffer.concat(parts));

  expect(file.type).toMatch(/spreadsheetml/);
  expect(await readTable(file)).toEqual([
    ['Name', 'Day', 'Amount'],
    ['Coastal & Sons <Ltd>', '2026-04-01', '12500.5'],
    ['', '', '7'],
  ]);
});
