import { formatMinor, formatPaise, groupedDecimal } from '@freightdesk/shared-money';
import type { SheetBlock, SheetCell, SheetRow, SheetSide, SheetTable } from '@freightdesk/shared-sheet';
import { customsStationText } from '../identifier/customs-station.rules';
import { containerTypeName } from '../identifier/container.rules';
import {
  blTypeLabel,
  boeTypeLabel,
  freightTermsLabel,
  jobDirectionLabel,
  jobModeLabel,
  vgmMethodLabel,
} from '../jobcard/jobcard.kinds';
import type { Jobcard } from '../jobcard/jobcard.schema';
import { cubicMetres } from '../weight/weight.rules';
import type { JobPaperFacts, PaperParty } from './job-paper.schema';
import { dayText, end, type Issuer, knownFacts, measureText, placeText, start, written } from './sheet-parts.rules';

/** What a paper of a job is made of. */
export interface PaperMatter {
  job: Jobcard;
  facts: JobPaperFacts;
  issuer: Issuer;
  /** The day on which it is printed. */
  date: string;
  copy?: string;
}

type Box = Jobcard['containers'][number];

export const partySide = (caption: string, party: PaperParty | null): SheetSide => ({
  caption,
  name: party?.name ?? '–',
  lines: party?.lines ?? [],
});

/** A box without what is in it: that is of other houses too. */
const boxAlone = (box: Box): Box => ({ ...box, packages: null, grossKg: null, vgmKg: null });

const ofMaster = [
  ...(['mblNumber', 'mblDate', 'mblType', 'mawbNumber', 'carrier', 'flightNumber'] as const),
  ...(['vessel', 'voyage', 'etd', 'eta'] as const),
] as const;

/** A house travels as its master does, in the same box, where nobody said otherwise of it. */
export function asCarried({ job, facts, ...rest }: PaperMatter): PaperMatter {
  const { master } = facts;
  if (master === null) return { ...rest, job, facts };
  const known = Object.fromEntries(ofMaster.map((field) => [field, job[field] ?? master[field]]));
  const lists = {
    legs: job.legs.length > 0 ? job.legs : master.legs,
    containers: job.containers.length > 0 ? job.containers : master.containers.map(boxAlone),
  };
  return { ...rest, facts, job: { ...job, ...known, ...lists } };
}

export const loadedAt = ({ originLocode, originPlace }: Jobcard): string => placeText(originLocode, originPlace);
export const dischargedAt = ({ destinationLocode, destinationPlace }: Jobcard): string =>
  placeText(destinationLocode, destinationPlace);

/** What the goods are worth, as the shipper declares it. */
export const valueText = ({ goodsCurrency, goodsValueMinor }: Jobcard): string | null =>
  goodsCurrency === null || goodsValueMinor === null
    ? null
    : `${goodsCurrency} ${formatMinor(goodsValueMinor, goodsCurrency)}`;

const dayOf = (day: string | null | undefined): string | null => (day ? dayText(day) : null);

/** By what the goods travel: a vessel and its voyage, or a flight and its day. */
function conveyance({ mode, flightNumber, vessel, voyage, etd }: Jobcard, { told }: JobPaperFacts): [string, string] {
  const flight = told.flightNo ?? flightNumber;
  return mode === 'AIR' && flight
    ? ['Flight', written([flight, dayOf(told.flightDate ?? etd)]).join(' / ')]
    : ['Vessel / voyage', written([vessel, voyage]).join(' / ')];
}

const legText = ({ conveyance, fromPlace, toPlace, departsOn, arrivesOn, pieces, grossKg }: Jobcard['legs'][number]) =>
  written([
    conveyance,
    written([fromPlace, toPlace]).join(' – '),
    written([dayOf(departsOn), dayOf(arrivesOn)]).join(' – '),
    pieces ? `${pieces} pcs` : null,
    grossKg && `${groupedDecimal(grossKg)} kg`,
  ]).join(', ');

/** How the goods travel, on every paper alike. */
export const carriageBlock = ({ job, facts }: PaperMatter): SheetBlock => ({
  title: 'Carriage',
  facts: knownFacts([
    ['Mode', `${jobModeLabel[job.mode]} · ${jobDirectionLabel[job.direction]}`],
    ['Place of receipt', job.receiptPlace],
    [job.mode === 'AIR' ? 'Airport of departure' : 'Port of loading', loadedAt(job)],
    [job.mode === 'AIR' ? 'Airport of destination' : 'Port of discharge', dischargedAt(job)],
    ['Place of delivery', job.deliveryPlace],
    ['Carrier', job.carrier],
    conveyance(job, facts),
    ['Booking', job.bookingNumber],
    ['MBL', written([job.mblNumber, dayOf(job.mblDate), job.mblType && blTypeLabel[job.mblType]]).join(' / ')],
    ['MAWB', job.mawbNumber],
    ['HBL', written([job.hblNumber, dayOf(job.hblDate)]).join(' / ')],
    ['HAWB', job.hawbNumber],
    ['ETD', dayOf(job.etd)],
    ['On board', dayOf(job.onBoardDate)],
    ['ETA', dayOf(job.eta)],
    ['Transhipment', job.transhipment],
    ['Further legs', job.legs.map(legText).join('; ')],
    ['Incoterm', written([job.incoterm, job.incotermPlace]).join(' ')],
    ['Freight', job.freightTerms && freightTermsLabel[job.freightTerms]],
  ]),
});

/** What customs gave the job; nothing where they gave nothing yet. */
export function customsBlocks({ job }: PaperMatter): SheetBlock[] {
  const facts = knownFacts([
    ['Customs station', job.portCode && customsStationText(job.portCode)],
    ['Shipping bill', written([job.shippingBillNo, dayOf(job.shippingBillDate), job.shippingBillType]).join(' / ')],
    ['Export scheme', job.exportScheme],
    ['FOB value', job.fobPaise === null ? null : `INR ${formatPaise(job.fobPaise)}`],
    ['Let export order', dayOf(job.leoDate)],
    ['EGM', written([job.egmNo, dayOf(job.egmDate)]).join(' / ')],
    ['CSN (SCMTR)', job.csnNo],
    ['IGM / SAM', written([job.igmNo, dayOf(job.igmDate)]).join(' / ')],
    ['Line number', job.igmLineNo],
    ['Bill of entry', written([job.boeNo, dayOf(job.boeDate)]).join(' / ')],
    ['Bill of entry type', job.boeType && boeTypeLabel[job.boeType]],
    ['Assessable value', job.assessablePaise === null ? null : `INR ${formatPaise(job.assessablePaise)}`],
    ['Duty challan', job.dutyChallanNo],
    ['Out of charge', dayOf(job.oocDate)],
    ['Delivery order', written([job.doNumber, dayOf(job.doValidUntil)]).join(' / ')],
  ]);
  return facts.length > 0 ? [{ title: 'Customs', facts }] : [];
}

interface BoxColumn {
  header: string;
  isFigure?: true;
  of: (box: Box) => SheetCell | null;
}

const cell = (text: string | number | null | undefined): SheetCell | null =>
  text === null || text === undefined ? null : { text: String(text) };

const boxColumns: readonly BoxColumn[] = [
  { header: 'Container', of: ({ containerNumber }) => cell(containerNumber) },
  { header: 'Size and type', of: ({ sizeType }) => cell(containerTypeName(sizeType)) },
  { header: 'Seal', of: ({ sealNumber }) => cell(sealNumber ?? '–') },
  { header: 'Packages', isFigure: true, of: ({ packages }) => cell(packages) },
  { header: 'Gross kg', isFigure: true, of: ({ grossKg }) => cell(measureText(grossKg)) },
  { header: 'Tare kg', isFigure: true, of: ({ tareKg }) => cell(measureText(tareKg)) },
];

/** For the file: the carrier is told it by its own form. */
const verified: BoxColumn = {
  header: 'VGM kg',
  isFigure: true,
  of: ({ vgmKg, vgmMethod }) =>
    vgmKg ? { text: groupedDecimal(vgmKg), ...(vgmMethod && { note: vgmMethodLabel[vgmMethod] }) } : null,
};

/** The containers, with what is known of any of them; none where the goods travel without. */
export function containerTables({ containers }: Jobcard, { withVgm = false } = {}): SheetTable[] {
  if (containers.length === 0) return [];
  const known = [...boxColumns, ...(withVgm ? [verified] : [])].filter(({ of }) => containers.some(of));
  return [
    {
      name: 'Containers',
      title: 'Containers',
      columns: known.map(({ header, isFigure }) => (isFigure ? end(header) : start(header))),
      rows: containers.map((box) => ({ cells: known.map(({ of }) => of(box) ?? { text: '–' }) })),
    },
  ];
}

type Line = Jobcard['packages'][number];

const dangerOf = ({ unNumber, hazardClass, packingGroup }: Line): string | null =>
  unNumber
    ? written([unNumber, hazardClass && `class ${hazardClass}`, packingGroup && `PG ${packingGroup}`]).join(', ')
    : null;

/** How the goods are told apart, what they are, and what they weigh. Goods without marks are so called. */
function goodsRow(line: Line): SheetRow {
  const { marks, quantity, type, description, hsCode, grossKg, netKg } = line;
  const measures = `${line.lengthCm} × ${line.widthCm} × ${line.heightCm} cm`;
  return {
    cells: [
      { text: marks ?? 'N/M' },
      { text: `${quantity} ${type}` },
      { text: description, note: written([hsCode && `HS ${hsCode}`, dangerOf(line), measures]).join(' · ') },
      { text: groupedDecimal(grossKg), ...(netKg && { note: `Net ${groupedDecimal(netKg)}` }) },
      { text: groupedDecimal(cubicMetres([line])) },
    ],
  };
}

/** What is carried, line by line, and what it comes to. Without a line the commodity stands for all. */
export function goodsTable({ packages, commodity, grossKg }: Jobcard): SheetTable {
  const named = [{ cells: ['–', '–', commodity ?? '–', '–', '–'].map((text) => ({ text })) }];
  return {
    name: 'Goods',
    title: 'Goods',
    columns: [
      start('Marks and numbers'),
      end('Packages'),
      start('Description, said to contain'),
      end('Gross kg'),
      end('Volume cbm'),
    ],
    rows: packages.length > 0 ? packages.map(goodsRow) : named,
    ...(packages.length > 0 && {
      foot: [
        'Total',
        String(packageCount(packages)),
        '',
        measureText(grossKg) ?? '',
        groupedDecimal(cubicMetres(packages)),
      ],
    }),
  };
}

export const packageCount = (packages: readonly Pick<Line, 'quantity'>[]): number =>
  packages.reduce((sum, { quantity }) => sum + quantity, 0);
