import type { AddPurchaseInvoiceInput } from '@freightdesk/invoices-contract';
import type { JobMode } from '@freightdesk/intl-shipment-contract';
import type { Planned } from './heads';
import type { Random } from './random';

type Line = Planned<AddPurchaseInvoiceInput['lines'][number]>;

interface Cost {
  /** The code of its charge head. */
  head: string;
  description: string;
  sac: string;
  gstRate: string;
  /** In whole rupees. */
  from: number;
  to: number;
}

const bySea: readonly Cost[] = [
  { head: 'OFT', description: 'Ocean freight', sac: '996521', gstRate: '5', from: 32_000, to: 118_000 },
  { head: 'THC', description: 'Terminal handling charges', sac: '996711', gstRate: '18', from: 7_500, to: 11_200 },
];
const byAir: readonly Cost[] = [
  { head: 'AFT', description: 'Air freight', sac: '996531', gstRate: '18', from: 24_000, to: 92_000 },
  { head: 'LUL', description: 'Airline handling', sac: '996719', gstRate: '18', from: 1_800, to: 4_200 },
];
const byRoad: readonly Cost[] = [
  { head: 'GTC', description: 'Carriage by road', sac: '996791', gstRate: '18', from: 14_000, to: 38_000 },
];

/** What a job's carrier bills, a little below what the customer is charged. */
export function costsOf(mode: JobMode | undefined, random: Random): Line[] {
  const costs = mode === 'AIR' ? byAir : mode === 'ROAD' ? byRoad : bySea;
  return costs.map(({ head, description, sac, gstRate, from, to }) => ({
    head,
    description,
    sac,
    gstRate,
    quantity: '1',
    rate: `${random.whole(from, to)}.00`,
  }));
}
