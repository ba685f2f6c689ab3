import { textsOf } from '@freightdesk/shared-sheet';
import { keptChargeRow } from '@freightdesk/tax-contract/testing';
import { jobPapers, papersOf } from '../jobcard/job-paper.kinds';
import { jobcardRecord } from '../jobcard/jobcard.builder';
import type { Jobcard } from '../jobcard/jobcard.schema';
import { jobPaperSheet } from './job-paper-sheet.rules';

const issuer = { name: 'Bharat Gateway', gstin: null, address: null, phone: null, email: null };
const facts = {
  customer: {
    name: 'Coastal Spices Exports',
    lines: ['14, Ballard Estate', 'Mumbai 400001, Maharashtra'],
    email: null,
  },
  shipper: null,
  consignee: { name: 'Gulf Foods', lines: ['Dubai, United Arab Emirates'], email: null },
  notifyParty: null,
  overseasAgent: { name: 'Emirates Freight', lines: [], email: null },
  told: {},
  master: null,
  houses: [],
};
const sheetOf = (paper: (typeof jobPapers)[number], changes: Partial<Jobcard> = {}, copy?: string) =>
  jobPaperSheet(paper, { job: jobcardRecord(changes), facts, issuer, date: '2026-11-22', copy });

describe('the papers of a job', () => {
  it.each([
    ['SEA_FCL', 'EXPORT', ['job-sheet', 'hbl', 'pre-alert', 'cargo-manifest', 'shipper-invoice']],
    ['AIR', 'EXPORT', ['job-sheet', 'hawb', 'pre-alert', 'cargo-manifest', 'shipper-invoice']],
    ['AIR', 'CROSS_TRADE', ['job-sheet', 'hawb', 'pre-alert', 'cargo-manifest', 'shipper-invoice']],
    ['SEA_LCL', 'IMPORT', ['job-sheet', 'arrival-notice', 'delivery-order', 'cargo-manifest']],
    ['ROAD', 'EXPORT', ['job-sheet', 'pre-alert', 'cargo-manifest', 'shipper-invoice']],
  ] as const)('by %s, %s', (mode, direction, papers) => {
    expect(papersOf({ mode, direction })).toEqual(papers);
  });

  it.each([
    ['job-sheet', {}, 'Job sheet', 'SE/26-27/00001'],
    ['hbl', {}, 'House bill of lading', 'SE262700001'],
    ['hbl', { hblNumber: 'BGL-77', hblType: 'SEAWAY' }, 'House sea waybill', 'BGL-77'],
    ['hawb', { mode: 'AIR', number: 'AE/26-27/00009' }, 'House air waybill', 'AE262700009'],
    ['pre-alert', {}, 'Pre-alert', 'SE/26-27/00001'],
    ['cargo-manifest', {}, 'Cargo manifest', 'CM-SE262700001'],
    ['shipper-invoice', { reference: 'CSE/118' }, 'Invoice and packing list', 'CSE/118'],
    ['arrival-notice', { direction: 'IMPORT', number: 'SM/26-27/00003' }, 'Cargo arrival notice', 'AN-SM262700003'],
    ['delivery-order', { direction: 'IMPORT', number: 'SM/26-27/00003' }, 'Delivery order', 'DO-SM262700003'],
  ] as const)('%s %j is called %s and numbered %s', (paper, changes, title, number) => {
    expect(sheetOf(paper, changes)).toMatchObject({ title, number });
  });

  it.each([
    [{}, 'THREE (3)', /THREE \(3\) original bills/],
    [{ hblType: 'ORIGINAL', hblOriginals: 2 }, 'TWO (2)', /TWO \(2\) original bills/],
    [{ hblType: 'TELEX' }, 'NONE (0)', /No original is issued/],
  ] as const)('a house bill %j has %s originals', (changes, originals, statement) => {
    const { facts: said, statements } = sheetOf('hbl', changes);

    expect(said).toContainEqual({ label: 'Originals', value: originals });
    expect(statements.join(' ')).toMatch(statement);
  });

  it.each([
    ['hbl', {}, 'To order'],
    ['cargo-manifest', {}, 'To order'],
    ['hbl', { hblType: 'TELEX', hblOriginals: 3 }, 'To order'],
    ['hbl', { hblType: 'TELEX' }, '–'],
    ['hbl', { hblType: 'SEAWAY', hblOriginals: 1 }, '–'],
    ['hawb', { mode: 'AIR' }, '–'],
  ] as const)('%s %j that names no consignee is made out: %s', (paper, changes, name) => {
    const job = jobcardRecord(changes);
    const sheet = jobPaperSheet(paper, { job, facts: { ...facts, consignee: null }, issuer, date: '2026-11-22' });
    const [first] = sheet.tables.flatMap(({ rows }) => rows);
    const said = paper === 'cargo-manifest' ? first?.cells[2]?.text : sheet.sides[1]?.name;

    expect(said).toBe(name);
  });

  it('says how goods are marked and named by customs, and what makes them dangerous', () => {
    const line = { quantity: 8, type: 'Drums', lengthCm: '60', widthCm: '40', heightCm: '20', description: 'Paint' };
    const danger = { unNumber: 'UN1263', hazardClass: '3', packingGroup: 'II', hsCode: '320810' } as const;
    const packages = [
      { ...line, ...danger, grossKg: '45', netKg: '40', marks: 'CSE 1-8' },
      { ...line, grossKg: '5' },
    ];
    const { tables, facts: said } = sheetOf('hbl', { packages, freightTerms: 'COLLECT', grossKg: '50' });

    expect(tables[0]?.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['CSE 1-8', '8 Drums', 'Paint', '45', '0.384'],
      ['N/M', '8 Drums', 'Paint', '5', '0.384'],
    ]);
    expect(tables[0]?.rows[0]?.cells[2]?.note).toBe('HS 320810 · UN1263, class 3, PG II · 60 × 40 × 20 cm');
    expect(said).toContainEqual({ label: 'Freight payable at', value: 'Jebel Ali (AEJEA)' });
    expect(said).toContainEqual({ label: 'Total in words', value: 'SIXTEEN (16) PACKAGES ONLY' });
  });

  it('an arrival notice says for how long the goods stand for nothing, and what each currency comes to', () => {
    const charge = keptChargeRow({ sellRate: '100', sellCurrency: 'USD', sellMinor: 10_000, billToId: null });
    const rupees = { ...charge, sellCurrency: 'INR', sellMinor: 250_000 } as const;
    const changes = { direction: 'IMPORT', demurrageFreeDays: 5, charges: [charge, charge, rupees] } as const;
    const { tables, facts: said } = sheetOf('arrival-notice', { ...changes, charges: [...changes.charges] });

    expect(said).toContainEqual({ label: 'Free days of demurrage, from discharge', value: '5' });
    expect(tables.at(-1)?.foot).toEqual(['Total', 'USD 200.00 + INR 2,500.00']);
  });

  it('a house bill is a draft until one of the set is asked for', () => {
    expect(sheetOf('hbl').watermark).toBe('DRAFT');
    expect(sheetOf('hbl', {}, 'ORIGINAL')).toMatchObject({ mark: 'ORIGINAL' });
    expect(sheetOf('hbl', {}, 'ORIGINAL').watermark).toBeUndefined();
    expect(sheetOf('hbl', { status: 'CANCELLED' }, 'ORIGINAL').watermark).toBe('CANCELLED');
  });

  it('a manifest of a consol lists the bills of its houses and what they come to', () => {
    const house = { shipper: 'Malabar Tea', consignee: 'Gulf Foods', goods: 'Tea', packages: 40 };
    const houses = [
      { ...house, number: 'SE/26-27/00002', bill: 'FD-1', grossKg: '800.5', cbm: '3.84' },
      { ...house, number: 'SE/26-27/00003', bill: 'FD-2', grossKg: '99.5', cbm: null },
    ];
    const matter = { job: jobcardRecord(), facts: { ...facts, houses }, issuer, date: '2026-11-22' };
    const [bills] = jobPaperSheet('cargo-manifest', matter).tables;

    expect(bills?.rows.map(({ cells }) => cells[0]?.text)).toEqual(['FD-1', 'FD-2']);
    expect(bills?.foot).toEqual(['Total', '', '', '', '80', '900', '3.84']);
    expect(jobPaperSheet('pre-alert', matter).tables).toEqual([bills]);
  });

  it('a house travels as its master does, in its box and not with all that is in it, where it says nothing else', () => {
    const loaded = { packages: 400, grossKg: '18000', vgmKg: '20230' };
    const box = { containerNumber: 'CSQU3054383', sizeType: '45G1' as const, sealNumber: 'VC-1', ...loaded };
    const days = { dischargedOn: null, gateOutOn: null, emptyReturnedOn: null, checkDigitOverrideReason: null };
    const onward = {
      ...{ conveyance: 'Maersk Feeder 12', fromPlace: 'Colombo', toPlace: 'Hamburg', departsOn: '2026-12-04' },
      ...{ arrivesOn: null, pieces: null, grossKg: null },
    };
    const master = {
      ...{ mblNumber: 'MAEU123', mawbNumber: null, carrier: 'Maersk', vessel: 'Maersk Chennai', voyage: '614W' },
      ...{ etd: '2026-12-01', eta: '2026-12-08', flightNumber: null },
      ...{ mblDate: '2026-11-30', mblType: 'SEAWAY' as const, legs: [onward] },
      containers: [{ ...box, ...days, demurrage: null, detention: null }],
    };
    const job = jobcardRecord({ mode: 'SEA_LCL', vessel: null, voyage: '615W', mblNumber: null });
    const { blocks, tables } = jobPaperSheet('hbl', {
      ...{ job, facts: { ...facts, master }, issuer },
      date: '2026-11-22',
    });

    expect(blocks[0]?.facts).toContainEqual({ label: 'Vessel / voyage', value: 'Maersk Chennai / 615W' });
    expect(blocks[0]?.facts).toContainEqual({ label: 'MBL', value: 'MAEU123 / 30-Nov-2026 / Sea waybill' });
    expect(blocks[0]?.facts).toContainEqual({
      label: 'Further legs',
      value: 'Maersk Feeder 12, Colombo – Hamburg, 04-Dec-2026',
    });
    expect(tables[0]?.rows[0]?.cells.map(({ text }) => text)).toEqual(['CSQU3054383', '40ft HC', 'VC-1']);
  });

  it('only the sheet for the file says what anything costs', () => {
    const charges = [keptChargeRow({ buyRate: '7771.00', buyMinor: 777_100, buyPaise: 777_100 })];
    for (const paper of jobPapers) {
      const said = textsOf(sheetOf(paper, { charges })).join(' ');

      expect(said.includes('7,771')).toBe(paper === 'job-sheet');
    }
  });
});
