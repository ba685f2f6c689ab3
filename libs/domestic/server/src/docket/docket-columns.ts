import type { StateCode } from '@freightdesk/parties-contract';
import { type Searched, searchText } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Columns that lists of dockets and of their shipments compute alike. */

/** The name of the consignor or consignee. */
export const nameOf = (person: 'consignor' | 'consignee') =>
  sql<string | null>`${sql.ref(`docket.${person}`)} ->> 'name'`;

/** The State in which the goods are handed over. */
export const consignorState = sql<StateCode | null>`docket.consignor ->> 'stateCode'`;

/** The first end of any e-way bill of a docket, as its invoices keep it there. */
export const endOfBills = sql<Date | null>`docket.eway_bill_end`;

/** The day of that end, in India. */
export const endDayOfBills = sql<string | null>`(docket.eway_bill_end at time zone 'Asia/Kolkata')::date`;

/** What its invoices and e-way bills are found by. */
export const invoiceWords = sql<string | null>`
  (select string_agg(concat_ws(' ', docket_invoice.number, eway_bill_number), ' ') from docket_invoice
   where docket_invoice.docket_id = docket.id)`;

const ofInvoices = {
  invoiceWords: {
    key: 'id',
    from: sql`docket_invoice`,
    keys: [sql`docket_invoice.docket_id`],
    text: searchText([sql`docket_invoice.number`, sql`docket_invoice.eway_bill_number`]),
  },
};

/** What a docket keeps of its own words: its number, who sends and who receives, its vehicle and reference. */
export const keptText = 'searchText';

/** The same with the name of whom it is billed to, by which it is found in one index. */
export const indexedText = 'listText';

/** What a docket is looked through by: its own words, its party's name, and its invoices with their e-way bills. */
export const docketSearch: Searched = {
  kept: indexedText,
  own: ['number', 'consignorName', 'consigneeName', 'vehicleNumber', 'reference', 'billedName'],
  ownNames: true,
  related: ofInvoices,
};

/** Its shipment is found by the docket's index, though not by its reference. */
export const shipmentSearch: Searched = {
  own: ['docketNumber', 'consignorName', 'consigneeName', 'vehicleNumber', 'billedName'],
  ownNames: true,
  entered: indexedText,
  related: ofInvoices,
};

/** Whom a docket may be billed for is chosen by its own words alone. */
export const billableSearch: Searched = {
  own: ['number', 'consignorName', 'consigneeName', 'vehicleNumber', 'reference'],
  kept: keptText,
  ownNames: true,
  entered: indexedText,
  related: {},
};
