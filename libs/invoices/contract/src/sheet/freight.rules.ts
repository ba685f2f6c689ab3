import type { SheetBlock, SheetCell, SheetTable } from '@freightdesk/shared-sheet';
import { docketBlock, docketTable } from './docket-freight.rules';
import type { PrintedAlong, PrintedJob } from './printed-along.schema';

/** So many have a block each; more stand in a table. */
const mostBlocks = 2;

const billsOf = (job: PrintedJob): [string, string | null][] => [
  ['MBL', job.masterBill],
  ['HBL', job.houseBill],
  ['MAWB', job.masterAirWaybill],
  ['HAWB', job.houseAirWaybill],
];

const together = (...texts: (string | null)[]): string => texts.filter(Boolean).join(' ');

/** A vessel with its voyage, or a flight; each is called by what it is. */
const carriageOf = ({ mode, carrier, vessel, voyage }: PrintedJob): [string, string | null][] =>
  mode === 'AIR'
    ? [
        ['Airline', carrier],
        ['Flight', together(vessel, voyage)],
      ]
    : [
        ['Carrier', carrier],
        ['Vessel and voyage', together(vessel, voyage)],
      ];

const weightOf = ({ grossKg }: PrintedJob): string => (grossKg === null ? '' : `${grossKg} kg`);

/** How the goods of a job travelled; what is not known is left out. */
function blockOf(job: PrintedJob): SheetBlock {
  const facts: [string, string | null][] = [
    ['Job', job.number],
    ['From', job.origin],
    ['To', job.destination],
    ...billsOf(job),
    ...carriageOf(job),
    ['Containers', job.containers.join(', ')],
    ['Packages', job.packages],
    ['Gross weight', weightOf(job)],
    ['Reference', job.reference],
  ];
  return {
    title: 'Shipment',
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  };
}

const cell = (text: string, note?: string): SheetCell => ({ text: text || '–', ...(note && { note }) });

const start = (header: string) => ({ header, align: 'start' }) as const;

const tableOf = (jobs: readonly PrintedJob[]): SheetTable => ({
  name: 'Shipments',
  title: 'Shipments',
  columns: [
    start('From and to'),
    start('Job'),
    start('Bill or air waybill'),
    start('Vessel or flight'),
    { header: 'Packages', align: 'end' },
    { header: 'Gross weight', align: 'end' },
  ],
  rows: jobs.map((job) => ({
    cells: [
      cell(`${job.origin} – ${job.destination}`, job.containers.join(', ')),
      cell(job.number),
      cell(billsOf(job).find(([, number]) => number)?.[1] ?? ''),
      cell(together(job.vessel, job.voyage)),
      cell(job.packages ?? ''),
      cell(weightOf(job)),
    ],
  })),
});

/** The freight of a document: a block for each of its jobs and dockets, or a table of many. */
export function freightOf(
  { jobs, dockets }: Pick<PrintedAlong, 'jobs' | 'dockets'>,
  ownGstin: string | null,
): { blocks: SheetBlock[]; tables: SheetTable[] } {
  const areFew = jobs.length + dockets.length <= mostBlocks;
  if (areFew)
    return { blocks: [...jobs.map(blockOf), ...dockets.map((one) => docketBlock(one, ownGstin))], tables: [] };
  return {
    blocks: [],
    tables: [
      ...(jobs.length > 0 ? [tableOf(jobs)] : []),
      ...(dockets.length > 0 ? [docketTable(dockets, ownGstin)] : []),
    ],
  };
}
