import { saleInvoice } from '../sale-invoice/sale-invoice.builder';
import { printedAlong, printedDocket, printedJob } from './printed-along.builder';
import { copiesOf } from './sale-copies';
import { saleInvoiceSheet } from './sale-invoice-sheet.rules';

const lut = { number: 'AD270326012345A', validFrom: '2026-04-01', validUntil: '2027-03-31' };
const along = printedAlong({ jobs: [], bank: null, pan: null, lut });
const underLut = 'LUT AD270326012345A, 01-Apr-2026 to 31-Mar-2027';
const withPayment = 'ON PAYMENT OF INTEGRATED TAX';
const withoutPayment = 'UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX';
const toZone = 'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS';

describe('the endorsement of a paper', () => {
  it.each([
    ['an export under the letter', { supply: 'EXPORT' }, [`SUPPLY MEANT FOR EXPORT ${withoutPayment}`, underLut]],
    [
      'an export with payment',
      { supply: 'EXPORT', exportWithPayment: true },
      [`SUPPLY MEANT FOR EXPORT ${withPayment}`],
    ],
    ['a supply to a zone with payment', { supply: 'SEZ' }, [`${toZone} ${withPayment}`]],
    [
      'a supply to a zone under the letter',
      { supply: 'SEZ', sezUnderLut: true },
      [`${toZone} ${withoutPayment}`, underLut],
    ],
    ['a supply within India', { supply: 'INTER' }, []],
  ] as const)('of %s is that of the law', (_what, changes, expected) => {
    expect(saleInvoiceSheet(saleInvoice(changes), { along }).statements).toEqual(expected);
  });

  it.each([
    [{ supply: 'SEZ', igstPaise: 1_800_00 } as const, ''],
    [{ supply: 'SEZ', sezUnderLut: true } as const, 'Zero-rated'],
  ])('goes with what its lines say: %j', (changes, note) => {
    const { tables } = saleInvoiceSheet(saleInvoice(changes), { along });
    expect(tables.at(-1)?.rows[0]?.cells[1]?.note ?? '').toBe(note);
  });
});

it('a reimbursement names the bills that were paid on the customer’s behalf', () => {
  const duty = {
    ...{ billId: '01990000-0000-7000-8000-0000000000f1', scans: [] },
    line: 1,
    charge: 'Customs duty',
    vendor: 'Commissioner of Customs',
    number: 'BE 4711',
    date: '2026-11-05',
  };

  const { statements } = saleInvoiceSheet(saleInvoice({ kind: 'REIMBURSEMENT', supply: 'INTER' }), {
    along: { ...along, vouchers: [duty] },
  });

  expect(statements).toEqual([
    'Paid on your behalf: Customs duty, bill BE 4711 of Commissioner of Customs, 05-Nov-2026',
  ]);
});

describe('a discount on the whole of a document', () => {
  const discounted = (changes: Parameters<typeof saleInvoice>[0]) => {
    const { lines, ...invoice } = saleInvoice(changes);
    return saleInvoiceSheet(
      { ...invoice, lines: lines.map((line) => ({ ...line, discountMinor: 100_00, documentDiscountMinor: 500_00 })) },
      { along },
    );
  };

  it.each([
    ['in percent', { discountPercent: '5.00', discountMinor: 500_00 }, '5%, ₹ 500.00 in all'],
    ['of an amount', { discountMinor: 500_00 }, '₹ 500.00'],
    ['of another currency', { discountMinor: 500_00, currency: 'USD', exchangeRate: '83.50' }, 'USD 500.00'],
  ] as const)(
    '%s is taken off in the discount of its lines, and not once more in the totals',
    (_what, changes, said) => {
      const { totals, tables, reasons } = discounted(changes);

      expect(totals[0]?.label).toBe('Taxable value');
      expect(reasons).toContain(`The lines bear a discount on the document of ${said}.`);
      const charges = tables.at(-1);
      const place = charges?.columns.findIndex(({ header }) => header === 'Discount') ?? -1;
      expect(charges?.rows[0]?.cells[place]?.text).toBe('600.00');
    },
  );

  it('is not spoken of where there is none', () => {
    expect(saleInvoiceSheet(saleInvoice(), { along }).reasons.join()).not.toContain('discount');
  });
});

describe('a tax that is not ours to charge', () => {
  const owed = { cgstPaise: 25_00, sgstPaise: 25_00, igstPaise: 0 };
  const paper = saleInvoiceSheet(saleInvoice({ reverseCharge: true, reverseChargeTax: owed }), { along });

  it('stands with its rate and without an amount at the line', () => {
    expect(paper.tables.at(-1)?.rows[0]?.cells.slice(-2)).toEqual([
      { text: '–', note: '9%' },
      { text: '–', note: '9%' },
    ]);
  });

  it('is told to who owes it, head by head', () => {
    expect(paper.statements).toEqual(['Tax payable by the recipient under reverse charge: CGST ₹ 25.00, SGST ₹ 25.00']);
  });
});

it('a bill of supply names no tax, and what it comes to is no taxable value (CGST Rules, rule 49)', () => {
  const { lines, ...invoice } = saleInvoice({ kind: 'BILL_OF_SUPPLY' });
  const exempt = lines.map((line) => ({ ...line, taxability: 'EXEMPT' as const, gstRate: '0' }));

  const { tables, totals, summary } = saleInvoiceSheet(
    { ...invoice, lines: [...exempt, ...exempt.map((line) => ({ ...line, sac: '996531' }))] },
    { along },
  );

  const said = [...(tables.at(-1)?.columns.map(({ header }) => header) ?? []), ...totals.map(({ label }) => label)];
  expect(said).toContain('Value of supply');
  expect(said.filter((label) => /GST|Taxable/.test(label))).toEqual([]);
  expect(summary).toBeUndefined();
});

it.each([
  ['that was all paid in the customer’s name names no tax', 'NIL', ['Amount', 'Total in rupees']],
  ['with a mark-up names what is taxed', 'TAXABLE', ['Taxable value', 'CGST', 'SGST', 'Total in rupees']],
] as const)('a reimbursement %s', (_of, taxability, expected) => {
  const { lines, ...invoice } = saleInvoice({ kind: 'REIMBURSEMENT' });
  const sheet = saleInvoiceSheet({ ...invoice, lines: lines.map((line) => ({ ...line, taxability })) }, { along });

  expect(sheet.totals.map(({ label }) => label)).toEqual(expected);
});

it.each([
  ['TAX_INVOICE', true],
  ['CREDIT_NOTE', false],
] as const)('of a %s a day and a bank to pay to are named: %s', (kind, areNamed) => {
  const { facts, payment } = saleInvoiceSheet(saleInvoice({ kind }), { along: printedAlong() });

  expect(facts.some(({ label }) => label === 'Due')).toBe(areNamed);
  expect(payment.length > 0).toBe(areNamed);
});

it('a proforma says that it gives nobody a credit of tax, and has one copy', () => {
  const proforma = saleInvoice({ kind: 'PROFORMA' });

  expect(saleInvoiceSheet(proforma, { along, copy: 'DUPLICATE' }).mark).toBe('NOT A TAX INVOICE');
  expect(copiesOf(proforma, 'ALL')).toEqual(['ORIGINAL']);
  expect(copiesOf(saleInvoice(), 'ALL')).toHaveLength(3);
});

describe('labels in Hindi', () => {
  /** What a Hindi paper calls by the same letters. */
  const codes = ['SAC', 'CGST', 'SGST', 'UTGST', 'IGST', 'IFSC', 'UPI', 'SWIFT', 'MBL', 'HBL', 'MAWB', 'HAWB', 'IRN'];
  const byAir = printedJob({
    ...{ mode: 'AIR', masterBill: null, houseBill: null, vessel: 'AI 131', voyage: null },
    ...{ masterAirWaybill: '098-12345675', houseAirWaybill: 'FDHAWB12' },
  });

  it('stand under the codes that a telephone reads, and on each copy', () => {
    const einvoice = { irn: 'a', ackNumber: '1', acknowledgedAt: '2026-11-21T08:35:00.000Z', signedQr: 'q' };
    const sheet = saleInvoiceSheet(saleInvoice(), {
      ...{ labels: 'hi', copy: 'TRIPLICATE' },
      along: printedAlong({ einvoice }),
    });
    const captions = [...sheet.blocks, ...sheet.payment].flatMap(({ code }) => (code ? [code.caption] : []));

    expect([sheet.mark, ...captions]).toEqual([
      'तीसरी, अतिरिक्त प्रति / TRIPLICATE, EXTRA COPY',
      'पोर्टल का हस्ताक्षर / Signed by the portal',
      'UPI से भुगतान के लिए स्कैन करें / Scan to pay by UPI',
    ]);
  });

  it.each([
    ['by sea', [printedJob({ reference: 'PO 9070' })], []],
    ['by air', [byAir], []],
    ['by road', [], [printedDocket()]],
    ['of many jobs', Array.from({ length: 9 }, () => printedJob()), []],
  ])('are all there for freight %s', (_how, jobs, dockets) => {
    const sheet = saleInvoiceSheet(saleInvoice({ currency: 'USD', exchangeRate: '88', currencyTotalMinor: 1_000_00 }), {
      along: printedAlong({ jobs, dockets }),
      labels: 'hi',
    });
    const labels = [
      ...[...sheet.facts, ...sheet.totals, ...sheet.inWords].map(({ label }) => label),
      ...[...sheet.blocks, ...sheet.payment].flatMap(({ title, facts }) => [title, ...facts.map(({ label }) => label)]),
      ...sheet.tables.flatMap(({ columns }) => columns.map(({ header }) => header)),
    ];

    expect(labels.filter((label) => !label.includes(' / ') && !codes.includes(label))).toEqual([]);
  });
});
