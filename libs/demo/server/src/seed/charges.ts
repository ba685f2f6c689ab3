import type { AddSaleInvoiceInput } from '@freightdesk/invoices-contract';
import type { Random } from './random';

type Line = AddSaleInvoiceInput['lines'][number];

interface Charge {
  description: string;
  sac: string;
  gstRate: string;
  /** In whole rupees or dollars. */
  from: number;
  to: number;
}

const freight = { description: 'Ocean freight', sac: '996521', gstRate: '5' };

const inRupees: readonly [Charge, ...Charge[]] = [
  { ...freight, from: 45_000, to: 160_000 },
  { description: 'Terminal handling charges', sac: '996711', gstRate: '18', from: 9_500, to: 14_800 },
  { description: 'Customs clearance', sac: '996712', gstRate: '18', from: 4_500, to: 12_000 },
  { description: 'Documentation', sac: '996713', gstRate: '18', from: 1_500, to: 3_500 },
  { description: 'Transport to port', sac: '996791', gstRate: '18', from: 7_000, to: 22_000 },
];

const inDollars: readonly [Charge, ...Charge[]] = [
  { ...freight, from: 650, to: 2_900 },
  { description: 'Agency fee', sac: '996713', gstRate: '18', from: 75, to: 180 },
  { description: 'Delivery order', sac: '996713', gstRate: '18', from: 40, to: 90 },
];

/** Freight and two or three charges that go with it. */
export function chargesOf({ isForeign, random }: { isForeign: boolean; random: Random }): Line[] {
  const [main, ...others] = isForeign ? inDollars : inRupees;
  const further = others.filter(() => random.isLucky(70));
  return [main, ...further].map(({ description, sac, gstRate, from, to }) => ({
    description,
    sac,
    gstRate,
    quantity: '1',
    rate: `${random.whole(from, to)}.${random.pick(['00', '00', '50'])}`,
  }));
}
