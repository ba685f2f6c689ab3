import { say } from '@freightdesk/shared-sentence';
import { reasonOf } from '@freightdesk/tax-contract';
import { placeOfPurchase } from './purchase-place.rules';

const vendor = { country: 'IN', stateCode: '29' } as const;
const recipient = { gstin: '27AAACI1681G1ZM', stateCode: '27' } as const;

describe('the reason of where a purchase is supplied', () => {
  it.each([
    ['registered', placeOfPurchase({ vendor, recipient }).why],
    ['from a SEZ', placeOfPurchase({ vendor: { ...vendor, isSez: true }, recipient }).why],
    ['of nobody knows where', placeOfPurchase({ vendor: { country: 'IN' }, recipient }).why],
    ['from abroad', placeOfPurchase({ vendor: { country: 'AE' }, recipient: { ...recipient, gstin: null } }).why],
  ])('is told again word for word, in parts that another language can say: %s', (_case, why) => {
    const reason = reasonOf(why);

    expect(say(reason)).toBe(why);
    expect(reason.values).toBeDefined();
  });
});
