import type { Company } from '@freightdesk/company-contract';
import { envelopeOf, isStateCode, stateName, stateOnPaper } from '@freightdesk/parties-contract';
import { formatBusinessDate, formatInstant } from '@freightdesk/shared-calendar';
import { formatPaise, sum } from '@freightdesk/shared-money';
import {
  blankSheet,
  type PrintedSheet,
  type SheetFact,
  type SheetSide,
  type SheetTable,
} from '@freightdesk/shared-sheet';
import {
  carriageRiskLabel,
  docketDeliveryLabel,
  docketModeLabel,
  freightBasisLabel,
  gstPayerLabel,
} from '../docket/docket.kinds';
import type { GoodsPerson } from '../docket/docket-lines.schema';
import type { Docket } from '../docket/docket.schema';
import { isUnregistered } from '../identifier/registration.rules';
import { type NoteCopy, noteCopyLabel } from '../docket/note-copies';

/** Who carries the goods. */
export type Carrier = Pick<Company, 'name' | 'gstin' | 'address' | 'phone' | 'email'>;

const written = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text): text is string => Boolean(text));

function carrierOf({ name, gstin, address, phone, email }: Carrier): SheetSide {
  const contact = written([phone, email]).join(' · ');
  return {
    caption: '',
    name: name ?? '',
    lines: written([...envelopeOf(address), `GSTIN ${gstin ?? 'none'}`, contact]),
  };
}

const registrationOf = (person: GoodsPerson | null): string | null =>
  person?.gstin && !isUnregistered(person.gstin) ? person.gstin : null;

function sideOf(caption: string, person: GoodsPerson | null): SheetSide {
  const { name, stateCode, address, pincode, phone } = person ?? {};
  const gstin = registrationOf(person);
  const state = isStateCode(stateCode) ? stateOnPaper(stateCode) : null;
  return {
    caption,
    name: name ?? '–',
    lines: written([address, pincode, gstin ? `GSTIN ${gstin}` : 'Unregistered', state, phone]),
  };
}

/** Where goods are taken over, and where they go. */
const placeOf = (person: GoodsPerson | null): string =>
  written([isStateCode(person?.stateCode) ? stateName(person.stateCode) : null, person?.pincode]).join(' ');

/** Who owes the GST on the freight, by registration (CGST Rules, rule 54(3)). */
function liableGstin({ gstPayableBy, consignor, consignee }: Docket, carrier: Carrier): string | null {
  if (gstPayableBy === 'CONSIGNOR') return registrationOf(consignor);
  if (gstPayableBy === 'CONSIGNEE') return registrationOf(consignee);
  return gstPayableBy === 'TRANSPORTER' ? carrier.gstin : null;
}

const facts = (pairs: readonly (readonly [string, string | null | undefined])[]): SheetFact[] =>
  pairs.map(([label, value]) => ({ label, value: value || '–' }));

function goodsOf(docket: Docket, carrier: Carrier): SheetFact[] {
  const { risk, freightBasis, gstPayableBy, packages, packing, declaredValuePaise } = docket;
  return facts([
    ['Said to contain', docket.description],
    ['Packages', [packages, packing].filter((part) => part !== null).join(' ')],
    ['Hazardous', docket.isHazardous ? 'Yes' : 'No'],
    ['Actual kg', docket.actualKg],
    ['Chargeable kg', docket.chargeableKg],
    ['Declared value ₹', declaredValuePaise === null ? null : formatPaise(declaredValuePaise)],
    ['Mode', docketModeLabel[docket.mode]],
    ['Delivery', docketDeliveryLabel[docket.delivery]],
    ['Risk', risk && carriageRiskLabel[risk]],
    ['Freight', freightBasis && freightBasisLabel[freightBasis]],
    ['GST payable by', gstPayableBy && gstPayerLabel[gstPayableBy]],
    ['GSTIN of who pays it', liableGstin(docket, carrier)],
    ['Vehicle', docket.vehicleNumber],
    ['Driver', written([docket.driverName, docket.driverPhone]).join(' · ')],
    ['Reference', docket.reference],
  ]);
}

const start = (header: string) => ({ header, align: 'start' }) as const;

/** The invoices that travel with the goods, and their e-way bills. */
const invoicesOf = (invoices: Docket['invoices']): SheetTable => ({
  name: 'Invoices and e-way bills',
  columns: [
    start('Invoice'),
    start('Date'),
    { header: 'Value ₹', align: 'end' },
    start('E-way bill'),
    start('Valid until'),
  ],
  rows: invoices.map((invoice) => ({
    cells: [
      invoice.number,
      formatBusinessDate(invoice.date),
      formatPaise(invoice.valuePaise),
      invoice.ewayBillNumber ?? '–',
      invoice.validUntil ? formatInstant(invoice.validUntil) : '–',
    ].map((text) => ({ text })),
  })),
});

/** What the consignee pays as he takes the goods over; what others pay is not his business. */
function freightToPay({ freightBasis, charges }: Docket): SheetTable[] {
  const due = freightBasis === 'TO_PAY' ? charges.filter((charge) => charge.waivedReason === null) : [];
  const rows = due.flatMap(({ description, sellPaise }) => (sellPaise === null ? [] : [{ description, sellPaise }]));
  if (rows.length === 0) return [];
  return [
    {
      name: 'Freight to pay',
      title: 'To pay at delivery, before GST',
      columns: [start('Charge'), { header: 'Amount ₹', align: 'end' }],
      rows: rows.map(({ description, sellPaise }) => ({
        cells: [{ text: description }, { text: formatPaise(sellPaise) }],
      })),
      foot: ['Total', formatPaise(sum(rows.map(({ sellPaise }) => sellPaise)))],
    },
  ];
}

/**
 * One copy of the goods receipt (Carriage by Road Act 2007 s.9; its tax particulars: CGST Rules, rule 54(3)).
 */
export function consignmentNote(docket: Docket, carrier: Carrier, copy: NoteCopy): PrintedSheet {
  const { number, status, branch, destinationBranch, consignor, consignee, invoices } = docket;
  const isCancelled = status === 'CANCELLED';
  return {
    ...blankSheet,
    name: number ?? 'Draft docket',
    title: 'Consignment note',
    mark: isCancelled ? 'CANCELLED' : noteCopyLabel[copy],
    number: number ?? 'Not booked',
    watermark: isCancelled ? 'CANCELLED' : number === null ? 'DRAFT' : undefined,
    issuer: carrierOf(carrier),
    sides: [sideOf('Consignor', consignor), sideOf('Consignee', consignee)],
    facts: [],
    blocks: [
      {
        title: 'Docket',
        facts: facts([
          ['Date', formatBusinessDate(docket.date)],
          ['From', placeOf(consignor)],
          ['To', placeOf(consignee)],
          ['Branch', branch.name],
          ['Branch of delivery', destinationBranch?.name],
        ]),
      },
      { title: 'Goods', facts: goodsOf(docket, carrier) },
    ],
    tables: [...(invoices.length > 0 ? [invoicesOf(invoices)] : []), ...freightToPay(docket)],
    signatures: ['Consignor', 'Driver', 'For the carrier'].map((under) => ({ over: '', under })),
  };
}
