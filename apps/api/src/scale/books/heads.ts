import type { chargesOf } from '@freightdesk/demo-server';
import { type HeadOfCharge, type SettledCharge, settleCharges } from '@freightdesk/tax-contract';

/** A charge as a story plans it, under the code of its head. */
export type Planned = ReturnType<typeof chargesOf>[number];

/** What is bought for a price, in hundredths of it. */
const costShare = 82;

/** The charge heads of the company, by their codes. */
export class Heads {
  constructor(readonly byCode: ReadonlyMap<string, HeadOfCharge>) {}

  /** Lines in rupees as a job or a quotation keeps them, each with what it costs. */
  priced(lines: readonly Planned[], vendorId: string | null): SettledCharge[] {
    const asked = lines.flatMap(({ head, description, quantity, rate }) => {
      const { id } = (head && this.byCode.get(head)) || {};
      const buyRate = String(Math.round((Number(rate) * costShare) / 100));
      const price = { quantity, sellRate: rate, buyRate, basis: 'PER_SHIPMENT' as const };
      return id === undefined ? [] : [{ ...price, chargeHeadId: id, description, vendorId }];
    });
    const { charges, problems } = settleCharges({
      ...{ lines: asked, heads: [...this.byCode.values()], rates: {}, list: 'charges' },
    });
    if (problems.length > 0) throw new Error(`A charge is none: ${JSON.stringify(problems)}`);
    return charges.map(({ line: _line, ...charge }) => charge);
  }
}
