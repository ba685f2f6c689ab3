import { formatMinor } from '@freightdesk/shared-money';
import type { PrintedSheet, SheetTable } from '@freightdesk/shared-sheet';
import { paperNumber } from '../jobcard/job-paper.kinds';
import type { Jobcard } from '../jobcard/jobcard.schema';
import { cubicMetres } from '../weight/weight.rules';
import { carriageBlock, containerTables, goodsTable, type PaperMatter, partySide } from './job-paper-parts.rules';
import { blank, dayText, end, issuerSide, knownFacts, start } from './sheet-parts.rules';

/** The bills that travel under the master bill: of a direct job its own. */
function manifestTable({ job, facts }: PaperMatter): SheetTable {
  const count = job.packages.reduce((sum, { quantity }) => sum + quantity, 0);
  const bill = paperNumber(job.mode === 'AIR' ? 'hawb' : 'hbl', job);
  const cells = [
    { text: bill, note: job.number },
    { text: facts.shipper?.name ?? '–' },
    { text: facts.consignee?.name ?? '–' },
    { text: job.commodity ?? '–' },
    { text: String(count) },
    { text: job.grossKg ?? '–' },
    { text: cubicMetres(job.packages) },
  ];
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
    rows: [{ cells }],
    foot: ['Total', '', '', '', ...cells.slice(4).map(({ text }) => text)],
  };
}

/** What travels under the master bill, for the agent and for customs. */
export function cargoManifest(matter: PaperMatter): PrintedSheet {
  const { job, facts, issuer, date, copy } = matter;
  const number = paperNumber('cargo-manifest', job);
  return {
    ...blank,
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

const valueOf = ({ goodsCurrency, goodsValueMinor }: Jobcard): string | null =>
  goodsCurrency === null || goodsValueMinor === null
    ? null
    : `${goodsCurrency} ${formatMinor(goodsValueMinor, goodsCurrency)}`;

/** The shipper's own invoice and packing list, made for him from the job: he issues and signs it. */
export function shipperInvoice(matter: PaperMatter): PrintedSheet {
  const { job, facts, date, copy } = matter;
  const shipper = facts.shipper ?? facts.customer;
  const value = valueOf(job);
  const number = paperNumber('shipper-invoice', job);
  return {
    ...blank,
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
