import { formatBusinessDate } from '@freightdesk/shared-calendar';
import type { SheetBlock, SheetTable } from '@freightdesk/shared-sheet';
import type { PrintedDocket } from './printed-along.schema';

type Person = PrintedDocket['consignor'];

const named = ({ name, gstin }: Person): string => (gstin ? `${name}, GSTIN ${gstin}` : name);

/** Who pays the tax on the carriage, with his GSTIN (rule 54(3)); all but the carrier himself under reverse charge. */
function payerOf(docket: PrintedDocket, ownGstin: string | null): string {
  const { consignor, consignee, gstPayableBy } = docket;
  if (gstPayableBy === null) return '';
  if (gstPayableBy === 'TRANSPORTER') return ownGstin ? `Transporter, GSTIN ${ownGstin}` : 'Transporter';
  const [called, person] = gstPayableBy === 'CONSIGNOR' ? ['Consignor', consignor] : ['Consignee', consignee];
  return `${called}, ${person.gstin ? `GSTIN ${person.gstin}` : person.name}, under reverse charge`;
}

const weightOf = ({ grossKg }: PrintedDocket): string => (grossKg === null ? '' : `${grossKg} kg`);

/** How the goods of a docket travelled, as the law wants it on the invoice of a goods transport agency. */
export function docketBlock(docket: PrintedDocket, ownGstin: string | null): SheetBlock {
  const facts: [string, string | null][] = [
    ['Docket', `${docket.number}, ${formatBusinessDate(docket.date)}`],
    ['Vehicle', docket.vehicle],
    ['From', docket.origin],
    ['To', docket.destination],
    ['Consignor', named(docket.consignor)],
    ['Consignee', named(docket.consignee)],
    ['Goods', docket.goods],
    ['Packages', docket.packages],
    ['Gross weight', weightOf(docket)],
    ['GST payable by', payerOf(docket, ownGstin)],
  ];
  return {
    title: 'Consignment',
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  };
}

const cell = (text: string | null, note?: string | null) => ({ text: text || '–', ...(note && { note }) });
const start = (header: string) => ({ header, align: 'start' }) as const;

/** Many dockets: a row each, with all that the law asks of every one of them. */
export const docketTable = (dockets: readonly PrintedDocket[], ownGstin: string | null): SheetTable => ({
  name: 'Consignments',
  title: 'Consignments',
  columns: [
    start('Docket'),
    start('From and to'),
    start('Consignor and consignee'),
    start('Vehicle'),
    start('Goods'),
    { header: 'Gross weight', align: 'end' },
    start('GST payable by'),
  ],
  rows: dockets.map((docket) => ({
    cells: [
      cell(docket.number, formatBusinessDate(docket.date)),
      cell(docket.origin, docket.destination),
      cell(named(docket.consignor), named(docket.consignee)),
      cell(docket.vehicle),
      cell(docket.goods, docket.packages && `${docket.packages} packages`),
      cell(weightOf(docket)),
      cell(payerOf(docket, ownGstin)),
    ],
  })),
});
