import type { AddSaleInvoiceInput } from '@freightdesk/invoices-contract';
import type { Planned } from './heads';
import type { Random } from './random';

type Line = Planned<AddSaleInvoiceInput['lines'][number]>;

interface Charge {
  /** The code of its charge head. */
  head: string;
  description: string;
  sac: string;
  gstRate: string;
  /** In whole rupees or dollars. */
  from: number;
  to: number;
}

const freight = { head: 'OFT', description: 'Ocean freight', sac: '996521', gstRate: '5' };

const inRupees: readonly [Charge, ...Charge[]] = [
  { ...freight, from: 45_000, to: 160_000 },
  { head: 'THC', description: 'Terminal handling charges', sac: '996711', gstRate: '18', from: 9_500, to: 14_800 },
  { head: 'CHA', description: 'Customs clearance', sac: '996712', gstRate: '18', from: 4_500, to: 12_000 },
  { head: 'DOC', description: 'Documentation', sac: '996719', gstRate: '18', from: 1_500, to: 3_500 },
  { head: 'GTC', description: 'Transport to port', sac: '996791', gstRate: '18', from: 7_000, to: 22_000 },
];

const inDollars: readonly [Charge, ...Charge[]] = [
  { ...freight, from: 650, to: 2_900 },
  { head: 'CNF', description: 'Agency fee', sac: '996713', gstRate: '18', from: 75, to: 180 },
  { head: 'DOF', description: 'Delivery order', sac: '996719', gstRate: '18', from: 40, to: 90 },
];

/** Freight and two or three charges that go with it. */
export function chargesOf({ isForeign, random }: { isForeign: boolean; random: Random }): Line[] {
  const [main, ...others] = isForeign ? inDollars : inRupees;
  const further = others.filter(() => random.isLucky(70));
  return [main, ...further].map(({ head, description, sac, gstRate, from, to }) => ({
    head,
    description,
    sac,
    gstRate,
    quantity: '1',
    rate: `${random.whole(from, to)}.${random.pick(['00', '00', '50'])}`,
  }));
}
