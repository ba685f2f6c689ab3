import type { SheetBlock, SheetSide, SheetTable } from '@freightdesk/shared-sheet';
import { containerTypes } from '../identifier/container.rules';
import { boeTypeLabel, freightTermsLabel, jobDirectionLabel, jobModeLabel } from '../jobcard/jobcard.kinds';
import type { Jobcard } from '../jobcard/jobcard.schema';
import { cubicMetres } from '../weight/weight.rules';
import type { JobPaperFacts, PaperParty } from './job-paper.schema';
import { dayText, end, type Issuer, knownFacts, placeText, start, written } from './sheet-parts.rules';

/** What a paper of a job is made of. */
export interface PaperMatter {
  job: Jobcard;
  facts: JobPaperFacts;
  issuer: Issuer;
  /** The day on which it is printed. */
  date: string;
  copy?: string;
}

export const partySide = (caption: string, party: PaperParty | null): SheetSide => ({
  caption,
  name: party?.name ?? '–',
  lines: party?.lines ?? [],
});

/** A house travels as its master does, in the same box, where nobody said otherwise of it. */
export function asCarried({ job, facts, ...rest }: PaperMatter): PaperMatter {
  const { master } = facts;
  if (master === null) return { ...rest, job, facts };
  const known = {
    mblNumber: job.mblNumber ?? master.mblNumber,
    mawbNumber: job.mawbNumber ?? master.mawbNumber,
    carrier: job.carrier ?? master.carrier,
    vessel: job.vessel ?? master.vessel,
    voyage: job.voyage ?? master.voyage,
    etd: job.etd ?? master.etd,
    eta: job.eta ?? master.eta,
    containers: job.containers.length > 0 ? job.containers : master.containers,
  };
  return { ...rest, facts, job: { ...job, ...known } };
}

export const loadedAt = ({ originLocode, originPlace }: Jobcard): string => placeText(originLocode, originPlace);
export const dischargedAt = ({ destinationLocode, destinationPlace }: Jobcard): string =>
  placeText(destinationLocode, destinationPlace);

const dayOf = (day: string | null | undefined): string | null => (day ? dayText(day) : null);

/** By what the goods travel: a vessel and its voyage, or a flight and its day. */
const conveyance = ({ vessel, voyage }: Jobcard, { told }: JobPaperFacts): [string, string] =>
  told.flightNo
    ? ['Flight', written([told.flightNo, dayOf(told.flightDate)]).join(' / ')]
    : ['Vessel / voyage', written([vessel, voyage]).join(' / ')];

/** How the goods travel, on every paper alike. */
export const carriageBlock = ({ job, facts }: PaperMatter): SheetBlock => ({
  title: 'Carriage',
  facts: knownFacts([
    ['Mode', `${jobModeLabel[job.mode]} · ${jobDirectionLabel[job.direction]}`],
    ['Place of receipt', job.receiptPlace],
    [job.mode === 'AIR' ? 'Airport of departure' : 'Port of loading', loadedAt(job)],
    [job.mode === 'AIR' ? 'Airport of destination' : 'Port of discharge', dischargedAt(job)],
    ['Carrier', job.carrier],
    conveyance(job, facts),
    ['Booking', job.bookingNumber],
    ['MBL', job.mblNumber],
    ['MAWB', job.mawbNumber],
    ['HBL', job.hblNumber],
    ['HAWB', job.hawbNumber],
    ['ETD', dayOf(job.etd)],
    ['ETA', dayOf(job.eta)],
    ['Incoterm', job.incoterm],
    ['Freight', job.freightTerms && freightTermsLabel[job.freightTerms]],
  ]),
});

/** What customs gave the job; nothing where they gave nothing yet. */
export function customsBlocks({ job }: PaperMatter): SheetBlock[] {
  const facts = knownFacts([
    ['Shipping bill', written([job.shippingBillNo, dayOf(job.shippingBillDate)]).join(' / ')],
    ['Let export order', dayOf(job.leoDate)],
    ['IGM / SAM', written([job.igmNo, dayOf(job.igmDate)]).join(' / ')],
    ['Line number', job.igmLineNo],
    ['Bill of entry', written([job.boeNo, dayOf(job.boeDate)]).join(' / ')],
    ['Bill of entry type', job.boeType && boeTypeLabel[job.boeType]],
    ['Out of charge', dayOf(job.oocDate)],
    ['Delivery order', written([job.doNumber, dayOf(job.doValidUntil)]).join(' / ')],
  ]);
  return facts.length > 0 ? [{ title: 'Customs', facts }] : [];
}

const typeNames: Readonly<Record<string, string | undefined>> = containerTypes;

/** The containers by number and seal; none where the goods travel without. */
export const containerTables = ({ containers }: Jobcard): SheetTable[] =>
  containers.length === 0
    ? []
    : [
        {
          name: 'Containers',
          title: 'Containers',
          columns: [start('Container'), start('Size and type'), start('Seal')],
          rows: containers.map(({ containerNumber, sizeType, sealNumber }) => ({
            cells: [{ text: containerNumber }, { text: typeNames[sizeType] ?? sizeType }, { text: sealNumber ?? '–' }],
          })),
        },
      ];

/** What is carried, line by line, and what it comes to. Without a line the commodity stands for all. */
export function goodsTable({ packages, commodity, grossKg }: Jobcard): SheetTable {
  const lines = packages.map((line) => ({
    cells: [
      { text: line.description, note: `${line.lengthCm} × ${line.widthCm} × ${line.heightCm} cm` },
      { text: `${line.quantity} ${line.type}` },
      { text: line.grossKg },
      { text: cubicMetres([line]) },
    ],
  }));
  const named = [{ cells: [commodity ?? '–', '–', '–', '–'].map((text) => ({ text })) }];
  const count = packages.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    name: 'Goods',
    title: 'Goods',
    columns: [start('Description, said to contain'), end('Packages'), end('Gross kg'), end('Volume cbm')],
    rows: lines.length > 0 ? lines : named,
    ...(lines.length > 0 && { foot: ['Total', String(count), grossKg ?? '', cubicMetres(packages)] }),
  };
}
