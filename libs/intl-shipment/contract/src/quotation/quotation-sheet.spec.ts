import { textsOf } from '@freightdesk/shared-sheet';
import { chargeRow } from '@freightdesk/tax-contract/testing';
import { quotationRecord } from './quotation.builder';
import { quotationLetters } from './quotation-mail.rules';
import { quotationSheet } from './quotation-sheet.rules';

const quoter = { name: 'Bharat Gateway', gstin: null, address: null, phone: null, email: null };
const cost = chargeRow({ description: 'Paid to the line', sellRate: null, sellMinor: null, buyRate: '777' });
const perBox = { basis: 'PER_CONTAINER', containerType: '45G1' } as const;
const dollars = chargeRow({
  description: 'Handling',
  sellRate: '120.50',
  sellCurrency: 'USD',
  sellMinor: 120_50,
  ...perBox,
});
const [first] = quotationRecord().alternatives;
if (!first) throw new Error('The builder makes an alternative.');
const quotation = quotationRecord({
  revision: 2,
  status: 'SENT',
  alternatives: [
    {
      ...first,
      charges: [chargeRow(), dollars, cost].map((charge) => ({ ...charge, rateSheetId: null })),
      sell: [...first.sell, { currency: 'USD', amountMinor: 120_50 }],
    },
  ],
});

describe('the paper of a quotation', () => {
  const sheet = quotationSheet(quotation, quoter);

  it('says what is sold, per currency, and under which revision', () => {
    expect(sheet.number).toBe('QT/26-27/00001 R2');
    expect(sheet.tables[0]?.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Ocean freight', 'Per shipment', '1', 'INR 10,000', 'INR 10,000.00'],
      ['Handling', 'Per container · 40ft HC', '1', 'USD 120.50', 'USD 120.50'],
    ]);
    expect(sheet.tables[0]?.foot?.at(-1)).toBe('INR 10,000.00 + USD 120.50');
  });

  it('names the customer with where it is, and of a lead the company that was typed', () => {
    const customerLines = ['14, Ballard Estate', 'Mumbai 400001, Maharashtra'];

    expect(quotationSheet({ ...quotation, customerLines }, quoter).sides).toEqual([
      { caption: 'For', name: 'Coastal Spices Exports', lines: customerLines },
    ]);
    expect(sheet.sides).toEqual([{ caption: 'For', name: 'Coastal Spices Exports', lines: [] }]);
  });

  it('never says what anything costs us, or what is left', () => {
    const said = textsOf(sheet).join(' ');

    expect(said).not.toMatch(/8000|8,000|777|Paid to the line|buy|margin|2,000\.00|20%/i);
  });

  it.each([
    ['DRAFT', 'DRAFT'],
    ['SENT', undefined],
    ['EXPIRED', 'EXPIRED'],
  ] as const)('that is %s bears %p across it', (status, watermark) => {
    expect(quotationSheet({ ...quotation, status }, quoter).watermark).toBe(watermark);
  });

  it('goes with a letter that is ready, in English and in Hindi', () => {
    const letters = quotationLetters(quotation, quoter);

    expect(letters[0].subject).toBe(
      'Quotation QT/26-27/00001 R2: Jawaharlal Nehru (Nhava Sheva) (INNSA) to Jebel Ali (AEJEA)',
    );
    for (const { text } of letters) {
      expect(text).toContain('INR 10,000.00 + USD 120.50');
      expect(text).not.toMatch(/8,000/);
      expect(text.endsWith('\nBharat Gateway')).toBe(true);
    }
  });
});
