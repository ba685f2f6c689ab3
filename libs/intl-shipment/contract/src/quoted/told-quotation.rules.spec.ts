import { chargeRow } from '@freightdesk/tax-contract/testing';
import { quotationRecord } from '../quotation/quotation.builder';
import { quotationTold } from './told-quotation.rules';

const charged = (changes: Parameters<typeof chargeRow>[0]) => ({ ...chargeRow(changes), rateSheetId: null });
const [first] = quotationRecord().alternatives;
if (!first) throw new Error('The builder makes an alternative.');

const told = quotationTold(
  quotationRecord({
    status: 'SENT',
    rejectReason: 'He only wanted our price',
    returnReason: 'Ask for more',
    alternatives: [
      {
        ...first,
        charges: [
          charged({ vendor: { id: '01990000-0000-7000-8000-0000000000ee', name: 'Secret Vendor' } }),
          charged({ description: 'Paid to the line', sellRate: null, sellMinor: null, buyRate: '777' }),
        ],
      },
    ],
  }),
);

it('a customer is told what is sold, and where it goes', () => {
  expect(told).toMatchObject({
    number: 'QT/26-27/00001',
    from: 'Jawaharlal Nehru (Nhava Sheva)',
    to: 'Jebel Ali',
    alternatives: [
      {
        carrier: 'Varuna Container Lines',
        charges: [{ description: 'Ocean freight', rate: '10000', currency: 'INR', amountMinor: 1_000_000 }],
        sell: [{ currency: 'INR', amountMinor: 1_000_000 }],
      },
    ],
  });
});

it('a customer is never told what it costs us, who supplies it, what is left, or what we say among ourselves', () => {
  const said = JSON.stringify(told);

  expect(said).not.toMatch(
    /buy|margin|vendor|Secret|777|800000|200000|Paid to the line|only wanted|Ask for more|owner|Asha/i,
  );
});
