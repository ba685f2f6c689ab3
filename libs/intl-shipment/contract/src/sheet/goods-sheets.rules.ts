import { add, groupedDecimal, parseDecimal, plainDecimal } from '@freightdesk/shared-money';
import { blankSheet, type PrintedSheet, type SheetTable } from '@freightdesk/shared-sheet';
import { consigneeOnBill } from '../jobcard/house-bill.rules';
import { paperNumber } from '../jobcard/job-paper.kinds';
import { cubicMetres } from '../weight/weight.rules';
import type { PaperHouse } from './job-paper.schema';
import {
  carriageBlock,
  containerTables,
  goodsTable,
  packageCount,
  type PaperMatter,
  partySide,
  valueText,
} from './job-paper-parts.rules';
import { dayText, end, issuerSide, knownFacts, measureText, start } from './sheet-parts.rules';

/** A job that travels by itself has one bill. */
const ownBill = ({ job, facts }: PaperMatter): PaperHouse => ({
  number: job.number,
  bill: paperNumber(job.mode === 'AIR' ? 'hawb' : 'hbl', job),
  shipper: facts.shipper?.name ?? null,
  consignee: consigneeOnBill(job, facts.consignee?.name ?? null),
  goods: job.commodity,
  packages: packageCount(job.packages),
  grossKg: job.grossKg,
  cbm: cubicMetres(job.packages),
});

const sumOf = (texts: readonly (string | null)[]): string => {
  const known = texts.filter((text) => text !== null);
  return known.length === 0 ? '–' : groupedDecimal(plainDecimal(known.map(parseDecimal).reduce(add)));
};

/** The bills that travel under the master bill: those of its houses, or of a direct job its own. */
export function manifestTable(matter: PaperMatter): SheetTable {
  const bills = matter.facts.houses.length > 0 ? matter.facts.houses : [ownBill(matter)];
  const rows = bills.map(({ bill, number, shipper, consignee, goods, packages, grossKg, cbm }) => ({
    cells: [
      { text: bill ?? '–', note: number },
      ...[shipper, consignee, goods, String(packages), measureText(grossKg), measureText(cbm)].map((text) => ({
        text: text ?? '–',
      })),
    ],
  }));
  const packages = bills.reduce((sum, bill) => sum + bill.packages, 0);
  const [grossKg, cbm] = [sumOf(bills.map((bill) => bill.grossKg)), sumOf(bills.map((bill) => bill.cbm))];
  return {
    name: 'Bills',
    columns: [
      start('House bill'),
      start('Shipper'),
      start('Consignee'),
      start('Goods'),
      end('Packages'),
      end('Gross kg'),
      end('Volume cbm'),
    ],
    rows,
    foot: ['Total', '', '', '', String(packages), grossKg, cbm],
  };
}

/** What travels under the master bill, for the agent and for customs. */
export function cargoManifest(matter: PaperMatter): PrintedSheet {
  const { job, facts, issuer, date, copy } = matter;
  const number = paperNumber('cargo-manifest', job);
  return {
    ...blankSheet,
    name: number,
    number,
    title: 'Cargo manifest',
    mark: copy ?? '',
    issuer: issuerSide(issuer),
    sides: [partySide('Agent', facts.overseasAgent)],
    facts: knownFacts([
      ['Date', dayText(date)],
      ['Job', job.number],
    ]),
    blocks: [carriageBlock(matter)],
    tables: [manifestTable(matter), ...containerTables(job)],
    signatures: [{ over: issuer.name ?? '', under: 'Authorised signatory' }],
  };
}

/** The shipper's own invoice and packing list, made for him from the job: he issues and signs it. */
export function shipperInvoice(matter: PaperMatter): PrintedSheet {
  const { job, facts, date, copy } = matter;
  const shipper = facts.shipper ?? facts.customer;
  const value = valueText(job);
  const number = paperNumber('shipper-invoice', job);
  return {
    ...blankSheet,
    name: number || `Shipper's invoice ${job.number}`,
    ...(number && { number }),
    title: 'Invoice and packing list',
    mark: copy ?? '',
    watermark: value === null ? 'DRAFT' : undefined,
    issuer: { caption: '', name: shipper.name, lines: shipper.lines },
    sides: [partySide('Consignee', facts.consignee), partySide('Notify party', facts.notifyParty)],
    facts: knownFacts([
      ['Date', dayText(date)],
      ["Forwarder's job", job.number],
      ['Terms of delivery', job.incoterm],
    ]),
    blocks: [carriageBlock(matter)],
    tables: [...containerTables(job), goodsTable(job)],
    totals: knownFacts([['Declared value', value]]),
    statements: ['We declare that this invoice shows the actual price of the goods and that all particulars are true.'],
    signatures: [{ over: shipper.name, under: 'Authorised signatory' }],
  };
}
