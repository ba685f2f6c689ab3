import { formatMinor } from '@freightdesk/shared-money';
import { blankSheet, type PrintedSheet, type SheetFact, type SheetTable } from '@freightdesk/shared-sheet';
import { currencyOf } from '@freightdesk/tax-contract';
import { paperNumber } from '../jobcard/job-paper.kinds';
import type { Jobcard } from '../jobcard/jobcard.schema';
import { manifestTable } from './goods-sheets.rules';
import { carriageBlock, containerTables, goodsTable, type PaperMatter, partySide } from './job-paper-parts.rules';
import { dayText, end, issuerSide, knownFacts, start } from './sheet-parts.rules';

type Notice = Pick<PrintedSheet, 'issuer' | 'blocks' | 'tables' | 'signatures' | keyof typeof blankSheet>;

const noticeOf = (matter: PaperMatter): Notice => ({
  ...blankSheet,
  mark: matter.copy ?? '',
  issuer: issuerSide(matter.issuer),
  blocks: [carriageBlock(matter)],
  tables: [...containerTables(matter.job), goodsTable(matter.job)],
  signatures: [{ over: matter.issuer.name ?? '', under: 'Authorised signatory' }],
});

/** What customs knows the goods by. */
const customsFacts = ({ facts: { told } }: PaperMatter): SheetFact[] =>
  knownFacts([
    ['IGM / SAM', told.igmNo],
    ['IGM / SAM date', told.igmDate && dayText(told.igmDate)],
    ['Line number', told.lineNo],
    ['Bill of entry', told.boeNo],
    ['Bill of entry date', told.boeDate && dayText(told.boeDate)],
  ]);

/** To the agent abroad, before the goods arrive. */
export const preAlert = (matter: PaperMatter): PrintedSheet => ({
  ...noticeOf(matter),
  name: `Pre-alert ${matter.job.number}`,
  number: matter.job.number,
  title: 'Pre-alert',
  sides: [
    partySide('To', matter.facts.overseasAgent),
    partySide('Shipper', matter.facts.shipper),
    partySide('Consignee', matter.facts.consignee),
    partySide('Notify party', matter.facts.notifyParty),
  ],
  facts: knownFacts([
    ['Date', dayText(matter.date)],
    ['Reference', matter.job.reference],
  ]),
  tables: [
    ...containerTables(matter.job),
    // Of a box with parts of several customers in it the bills are what the agent hands over.
    matter.facts.houses.length > 0 ? manifestTable(matter) : goodsTable(matter.job),
  ],
  statements: ['Please confirm receipt, and tell us of the arrival and of the delivery.'],
});

/** Each currency for itself. */
function totalOf(charges: Jobcard['charges']): string {
  const sums = new Map<ReturnType<typeof currencyOf>, number>();
  for (const charge of charges) {
    const currency = currencyOf(charge, 'sell');
    sums.set(currency, (sums.get(currency) ?? 0) + (charge.sellMinor ?? 0));
  }
  return [...sums].map(([currency, minor]) => `${currency} ${formatMinor(minor, currency)}`).join(' + ');
}

/** The receiver is told how long the goods may stand for nothing, and from when. */
const freeDayFacts = ({ demurrageFreeDays, detentionFreeDays }: Jobcard): SheetFact[] =>
  knownFacts([
    ['Free days of demurrage, from discharge', demurrageFreeDays],
    ['Free days of detention, from gate-out', detentionFreeDays],
  ]);

/** What the receiver of the goods pays; what it costs us is nobody's business. */
function dueTables({ charges, customerId }: Jobcard): SheetTable[] {
  const due = charges.filter(
    ({ sellMinor, billToId, waivedReason }) =>
      sellMinor !== null && waivedReason === null && (billToId === null || billToId === customerId),
  );
  if (due.length === 0) return [];
  const rows = due.map((charge) => {
    const currency = currencyOf(charge, 'sell');
    return {
      cells: [{ text: charge.description }, { text: `${currency} ${formatMinor(charge.sellMinor ?? 0, currency)}` }],
    };
  });
  const foot = ['Total', totalOf(due)];
  return [{ name: 'Charges', title: 'Charges, before GST', columns: [start('Charge'), end('Amount')], rows, foot }];
}

/** To whoever receives the goods: that they come, by what, and what is to be paid and brought for them. */
export function arrivalNotice(matter: PaperMatter): PrintedSheet {
  const { job, facts, date } = matter;
  const number = paperNumber('arrival-notice', job);
  const notice = noticeOf(matter);
  return {
    ...notice,
    name: number,
    number,
    title: 'Cargo arrival notice',
    sides: [
      partySide('Consignee', facts.consignee ?? facts.customer),
      partySide('Notify party', facts.notifyParty),
      partySide('Shipper', facts.shipper),
    ],
    facts: [
      ...knownFacts([
        ['Date', dayText(date)],
        ['Job', job.number],
      ]),
      ...customsFacts(matter),
      ...freeDayFacts(job),
    ],
    tables: [...notice.tables, ...dueTables(job)],
    statements: [
      'Please file the bill of entry in time and take delivery within the free days: demurrage and detention after them are for the account of the consignee.',
      'The delivery order is handed over against the original bill of lading, duly endorsed, or its release, and payment of all charges.',
    ],
  };
}

/** To whoever keeps the goods: to whom they are to be handed over. */
export function deliveryOrder(matter: PaperMatter): PrintedSheet {
  const { job, facts, date, copy } = matter;
  const { told } = facts;
  const number = paperNumber('delivery-order', job);
  const isReleased = Boolean(told.doNo);
  return {
    ...noticeOf(matter),
    name: number,
    number,
    title: 'Delivery order',
    mark: copy ?? (isReleased ? '' : 'Not released by the carrier yet'),
    watermark: isReleased ? undefined : 'DRAFT',
    sides: [
      {
        caption: 'To',
        name: 'The manager',
        lines: ['Custodian of the goods: port, terminal, CFS or air cargo complex'],
      },
      partySide('Deliver to', facts.consignee ?? facts.customer),
    ],
    facts: [
      ...knownFacts([
        ['Date', dayText(date)],
        ['Valid until', told.doValidTill && dayText(told.doValidTill)],
        ["Carrier's delivery order", told.doNo],
        ['Job', job.number],
      ]),
      ...customsFacts(matter),
    ],
    statements: [
      'Please deliver the goods described to the party named, after customs out-of-charge and on payment of your dues.',
    ],
  };
}
