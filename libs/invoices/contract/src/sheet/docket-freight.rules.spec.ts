import { textsOf } from '@freightdesk/shared-sheet';
import { saleInvoice } from '../sale-invoice/sale-invoice.builder';
import { printedAlong, printedDocket } from './printed-along.builder';
import type { PrintedDocket } from './printed-along.schema';
import { saleInvoiceSheet } from './sale-invoice-sheet.rules';

const printed = (...dockets: PrintedDocket[]) =>
  saleInvoiceSheet(saleInvoice(), { along: printedAlong({ jobs: [], dockets }) });
const factsOf = (docket: PrintedDocket) =>
  Object.fromEntries((printed(docket).blocks[0]?.facts ?? []).map(({ label, value }) => [label, value]));

describe('the invoice of a goods transport agency (CGST Rules, rule 54(3))', () => {
  it('names docket, vehicle, both ends, both persons, goods, gross weight and who is liable for the tax', () => {
    expect(factsOf(printedDocket())).toEqual({
      Docket: 'HO/26-27/000012, 12-Nov-2026',
      Vehicle: 'MH04AB1234',
      From: 'Plot 14, Bhiwandi, 421302',
      To: '8, Peenya 2nd Phase, 560058',
      Consignor: 'Konkan Textiles Pvt Ltd, GSTIN 27AAGCB7383J1Z8',
      Consignee: 'Kaveri Traders, GSTIN 29AAPFU0939F1ZR',
      Goods: 'Cotton shirts in cartons',
      Packages: '12',
      'Gross weight': '120.5 kg',
      'GST payable by': 'Consignee, GSTIN 29AAPFU0939F1ZR, under reverse charge',
    });
  });

  it.each([
    ['CONSIGNOR', 'Consignor, GSTIN 27AAGCB7383J1Z8, under reverse charge'],
    ['TRANSPORTER', 'Transporter, GSTIN 27AAGCB7383J1Z8'],
  ] as const)('liable is the %s', (gstPayableBy, told) => {
    expect(factsOf(printedDocket({ gstPayableBy }))['GST payable by']).toBe(told);
  });

  it('says of who is liable without a registration his name, and nothing of what is not known', () => {
    const consignee = { name: 'Kaveri Traders', gstin: null };
    const facts = factsOf(printedDocket({ consignee, vehicle: null, goods: null }));

    expect(facts['GST payable by']).toBe('Consignee, Kaveri Traders, under reverse charge');
    expect(Object.keys(facts)).not.toContain('Vehicle');
  });

  it('has one table where there are many dockets, with all of it in a row for each', () => {
    const many = Array.from({ length: 40 }, (_, index) => printedDocket({ number: `HO/26-27/${index}` }));

    const sheet = printed(...many);

    expect(sheet.blocks).toEqual([]);
    expect(sheet.tables[0]?.rows).toHaveLength(40);
    expect(textsOf(sheet)).toContain('HO/26-27/39');
    expect(textsOf(sheet)).toContain('Consignee, GSTIN 29AAPFU0939F1ZR, under reverse charge');
  });
});
