import { numberInWords } from '@freightdesk/shared-money';
import { blankSheet, type PrintedSheet, type SheetSide } from '@freightdesk/shared-sheet';
import { paperNumber } from '../jobcard/job-paper.kinds';
import { consigneeOnBill, originalsOf } from '../jobcard/house-bill.rules';
import { blTypeLabel } from '../jobcard/jobcard.kinds';
import {
  carriageBlock,
  containerTables,
  dischargedAt,
  goodsTable,
  loadedAt,
  packageCount,
  type PaperMatter,
  partySide,
  valueText,
} from './job-paper-parts.rules';
import { dayText, issuerSide, knownFacts, measureText, written } from './sheet-parts.rules';

const inWords = ['NONE', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE'] as const;
const counted = (count: number): string => `${inWords[count] ?? ''} (${count})`.trim();

const copies = 3;

/** Until it is asked for as one of the set it is a draft for the shipper's consent. */
const asDraft = (copy: string | undefined) =>
  copy === undefined ? { mark: 'DRAFT for approval', watermark: 'DRAFT' } : { mark: copy };

/** Where the bill is made out, and when. */
const issuedAt = ({ issuer, date }: PaperMatter): string => written([issuer.address?.city, dayText(date)]).join(', ');

/** What is paid before is paid where the goods start; what is collected, where they go. */
function freightPayableAt({ job }: PaperMatter): string | null {
  if (job.freightTerms === null) return null;
  return job.freightTerms === 'PREPAID' ? loadedAt(job) : dischargedAt(job);
}

/** So that no figure can be changed afterwards. */
function packagesInWords({ job }: PaperMatter): string | null {
  const count = packageCount(job.packages);
  return count === 0 ? null : `${numberInWords(count).toUpperCase()} (${count}) PACKAGES ONLY`;
}

const consigneeSide = ({ job, facts: { consignee } }: PaperMatter): SheetSide => ({
  ...partySide('Consignee', consignee),
  name: consigneeOnBill(job, consignee?.name ?? null) ?? '–',
});

function houseBill(matter: PaperMatter, kind: 'hbl' | 'hawb'): Omit<PrintedSheet, 'title' | 'facts' | 'statements'> {
  const { job, facts, issuer, copy } = matter;
  const number = paperNumber(kind, job);
  return {
    ...blankSheet,
    ...asDraft(copy),
    name: number,
    number,
    issuer: issuerSide(issuer),
    sides: [
      partySide('Shipper', facts.shipper ?? (job.direction === 'EXPORT' ? facts.customer : null)),
      consigneeSide(matter),
      partySide('Notify party', facts.notifyParty ?? facts.consignee),
      partySide('Agent at destination', facts.overseasAgent),
    ],
    blocks: [carriageBlock(matter)],
    tables: [...containerTables(job), goodsTable(job)],
    signatures: [
      {
        over: issuer.name ?? '',
        under: kind === 'hbl' ? 'As carrier, or agent of the carrier' : 'As agent of the carrier',
      },
    ],
  };
}

/** The forwarder's own bill of lading, with the number of its originals and copies. */
export function houseBillOfLading(matter: PaperMatter): PrintedSheet {
  const { job, facts } = matter;
  const type = job.hblType ?? 'ORIGINAL';
  const originals = originalsOf(job);
  const shipped = facts.told.onBoardDate;
  return {
    ...houseBill(matter, 'hbl'),
    title: type === 'SEAWAY' ? 'House sea waybill' : 'House bill of lading',
    facts: knownFacts([
      ['Release', blTypeLabel[type]],
      ['Originals', counted(originals)],
      ['Copies, not negotiable', counted(copies)],
      ['Shipped on board', shipped && dayText(shipped)],
      ['Freight payable at', freightPayableAt(matter)],
      ['Total in words', packagesInWords(matter)],
      ['Place and date of issue', issuedAt(matter)],
    ]),
    statements: [
      "Shipper's load, stow and count. Weight, measure, marks, quality and value as declared by the shipper and unknown to the carrier.",
      originals > 0
        ? `In witness whereof ${counted(originals)} original bills of lading are signed, all of this tenor and date; one of them being accomplished, the others stand void.`
        : 'No original is issued: the goods are released without one.',
    ],
  };
}

/** The forwarder's own air waybill: three originals, of the carrier, the consignee and the shipper (IATA resolution 600a). */
export function houseAirWaybill(matter: PaperMatter): PrintedSheet {
  const { job } = matter;
  return {
    ...houseBill(matter, 'hawb'),
    title: 'House air waybill',
    facts: knownFacts([
      ['Originals', `${counted(3)}: carrier, consignee, shipper`],
      ['Copies', counted(copies)],
      ['Pieces', packageCount(job.packages) || null],
      ['Gross kg', measureText(job.grossKg)],
      ['Chargeable kg', measureText(job.chargeableKg)],
      ['Declared value for carriage', 'NVD'],
      ['Declared value for customs', valueText(job) ?? 'NCV'],
      ['Amount of insurance', 'NIL'],
      ['Rate and charges', 'As arranged'],
      ['Place and date of issue', issuedAt(matter)],
    ]),
    statements: [
      'Not negotiable. The goods are accepted in apparent good order and condition, subject to the conditions of contract and to the liability of the Montreal Convention.',
    ],
  };
}
