import { formatMinor, groupedDecimal } from '@freightdesk/shared-money';
import { blankSheet, type PrintedSheet, type SheetRow, type SheetTable } from '@freightdesk/shared-sheet';
import { type Amount, chargeBasisLabel, currencyOf, type StandingCharge } from '@freightdesk/tax-contract';
import { containerTypeName } from '../identifier/container.rules';
import { jobModeLabel } from '../jobcard/jobcard.kinds';
import type { AskedCargo } from '../lead/asked-cargo.schema';
import { containersText } from '../lead/lead-containers.rules';
import { leadDirectionLabel } from '../lead/lead.kinds';
import {
  dayText,
  daysText,
  end,
  type Issuer,
  issuerSide,
  knownFacts,
  placeText,
  start,
  written,
} from '../sheet/sheet-parts.rules';
import type { Quotation, QuotedAlternative } from './quotation.schema';

/** Who quotes. */
export type Quoter = Issuer;

const amountText = ({ currency, amountMinor }: Amount): string => `${currency} ${formatMinor(amountMinor, currency)}`;

/** What it comes to, each currency for itself. */
export const soldFor = ({ sell }: Pick<QuotedAlternative, 'sell'>): string => sell.map(amountText).join(' + ') || '–';

/** `Nhava Sheva (INNSA) to Jebel Ali (AEJEA)`. */
export const quotedRoute = (quotation: Quotation): string =>
  [
    placeText(quotation.originLocode, quotation.originPlace),
    placeText(quotation.destinationLocode, quotation.destinationPlace),
  ].join(' to ');

/** What is sold. What only costs us is nobody's business. */
function rowOf(charge: StandingCharge): SheetRow[] {
  const { description, basis, containerType, quantity, sellRate, sellMinor, minimum } = charge;
  if (sellRate === null || sellMinor === null) return [];
  const currency = currencyOf(charge, 'sell');
  const least = minimum === null ? undefined : `Minimum ${currency} ${groupedDecimal(minimum)}`;
  const rate = basis === 'PERCENT' ? `${sellRate}%` : `${currency} ${groupedDecimal(sellRate)}`;
  const counted = written([chargeBasisLabel[basis], containerType && containerTypeName(containerType)]).join(' · ');
  return [
    {
      cells: [
        { text: description },
        { text: counted, note: least },
        { text: groupedDecimal(quantity) },
        { text: rate },
        { text: amountText({ currency, amountMinor: sellMinor }) },
      ],
    },
  ];
}

function tableOf(alternative: QuotedAlternative, index: number): SheetTable {
  const { name, carrier, transitDays, charges } = alternative;
  const days = daysText(transitDays);
  const title = written([name, carrier, days && `transit ${days}`]).join(' · ');
  return {
    name: name ?? `Charges ${index + 1}`,
    ...(title && { title }),
    columns: [start('Charge'), start('Basis'), end('Quantity'), end('Rate'), end('Amount')],
    rows: charges.flatMap(rowOf),
    foot: ['Total', '', '', '', soldFor(alternative)],
  };
}

const cargoFacts = ({ containers, packages, grossKg, cbm }: AskedCargo): [string, string | null][] => [
  ['Containers', containersText(containers) || null],
  ['Packages', packages === null ? null : String(packages)],
  ['Gross weight', grossKg && `${groupedDecimal(grossKg)} kg`],
  ['Volume', cbm && `${groupedDecimal(cbm)} cbm`],
];

const watermarks: Readonly<Partial<Record<Quotation['status'], string>>> = {
  DRAFT: 'DRAFT',
  PENDING_APPROVAL: 'DRAFT',
  EXPIRED: 'EXPIRED',
  SUPERSEDED: 'SUPERSEDED',
};

export const numberOfRevision = ({ number, revision }: Pick<Quotation, 'number' | 'revision'>): string =>
  revision === 1 ? number : `${number} R${revision}`;

/** The paper that the customer gets; the page and the PDF draw it. It never says what anything costs us. */
export function quotationSheet(quotation: Quotation, quoter: Quoter, copy = ''): PrintedSheet {
  const { status, customerName, customerLines, alternatives, terms, notes } = quotation;
  const number = numberOfRevision(quotation);
  return {
    ...blankSheet,
    name: number,
    title: 'Quotation',
    mark: copy,
    number,
    watermark: watermarks[status],
    issuer: issuerSide(quoter),
    sides: [{ caption: 'For', name: customerName, lines: customerLines }],
    facts: knownFacts([
      ['Date', dayText(quotation.date)],
      ['Valid until', dayText(quotation.validUntil)],
    ]),
    blocks: [
      {
        title: 'Carriage',
        facts: knownFacts([
          ['Route', quotedRoute(quotation)],
          ['Mode', `${jobModeLabel[quotation.mode]} · ${leadDirectionLabel[quotation.direction]}`],
          ['Incoterm', quotation.incoterm],
          ['Commodity', quotation.commodity],
          ...cargoFacts(quotation),
          ['Transit', daysText(quotation.transitDays)],
          ['Free days', daysText(quotation.freeDays)],
        ]),
      },
    ],
    tables: alternatives.map(tableOf),
    statements: ['Prices are before GST, which is charged as the law has it on the day of the invoice.'],
    terms: { title: 'Terms', items: terms },
    notes: notes ?? '',
    signatures: [{ over: quoter.name ?? '', under: 'Authorised signatory' }],
  };
}
