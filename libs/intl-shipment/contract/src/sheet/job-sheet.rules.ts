import { formatMinor, formatPaise, sum } from '@freightdesk/shared-money';
import { blankSheet, type PrintedSheet, type SheetTable } from '@freightdesk/shared-sheet';
import { currencyOf } from '@freightdesk/tax-contract';
import { jobcardStatusLabel } from '../jobcard/jobcard.machine';
import type { Jobcard } from '../jobcard/jobcard.schema';
import {
  carriageBlock,
  containerTables,
  customsBlocks,
  goodsTable,
  type PaperMatter,
  partySide,
} from './job-paper-parts.rules';
import { dayText, end, issuerSide, knownFacts, measureText, start } from './sheet-parts.rules';

type Charge = Jobcard['charges'][number];

const rupees = (paise: number | null): string => (paise === null ? '–' : formatPaise(paise));

function amountOf(charge: Charge, side: 'buy' | 'sell'): { text: string; note?: string } {
  const [minor, paise] = side === 'buy' ? [charge.buyMinor, charge.buyPaise] : [charge.sellMinor, charge.sellPaise];
  const currency = currencyOf(charge, side);
  if (minor === null || currency === 'INR') return { text: rupees(paise) };
  return { text: rupees(paise), note: `${currency} ${formatMinor(minor, currency)}` };
}

function chargesTable(charges: readonly Charge[]): SheetTable {
  const totals = [
    sum(charges.map(({ buyPaise }) => buyPaise ?? 0)),
    sum(charges.map(({ sellPaise }) => sellPaise ?? 0)),
  ] as const;
  return {
    name: 'Charges',
    title: 'Charges, in rupees',
    columns: [start('Charge'), start('Vendor'), end('Buy'), end('Sell'), end('Margin')],
    rows: charges.map((charge) => ({
      cells: [
        { text: charge.description },
        { text: charge.vendor?.name ?? '–' },
        amountOf(charge, 'buy'),
        amountOf(charge, 'sell'),
        { text: rupees(charge.marginPaise) },
      ],
    })),
    foot: ['Total', '', formatPaise(totals[0]), formatPaise(totals[1]), formatPaise(totals[1] - totals[0])],
  };
}

/** All of a job on paper, with what it costs: for the file, and for nobody outside the house. */
export function jobSheet(matter: PaperMatter): PrintedSheet {
  const { job, facts, issuer, date } = matter;
  return {
    ...blankSheet,
    name: job.number,
    number: job.number,
    title: 'Job sheet',
    mark: 'Internal',
    issuer: issuerSide(issuer),
    sides: [
      partySide('Customer', facts.customer),
      partySide('Shipper', facts.shipper),
      partySide('Consignee', facts.consignee),
      partySide('Notify party', facts.notifyParty),
      partySide('Overseas agent', facts.overseasAgent),
    ],
    facts: knownFacts([
      ['Date', dayText(job.date)],
      ['Status', jobcardStatusLabel[job.status]],
      ['Owner', job.owner.name],
      ['Reference', job.reference],
      ['Chargeable kg', measureText(job.chargeableKg)],
      ['Printed on', dayText(date)],
    ]),
    blocks: [carriageBlock(matter), ...customsBlocks(matter)],
    tables: [
      ...containerTables(job, { withVgm: true }),
      goodsTable(job),
      ...(job.charges.length > 0 ? [chargesTable(job.charges)] : []),
    ],
    notes: job.notes ?? '',
  };
}
