import { newId } from '@freightdesk/shared-database';
import type { RecordSource } from '@freightdesk/shared-server-kit';

const base64 = (text: string): Buffer<ArrayBuffer> => Buffer.from(text, 'base64');

/** Small files as programs write them; for specs. */
export const files = {
  png: base64('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg=='),
  pdf: pdf('<< /Type /Catalog >>'),
  scripted: pdf('<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'),
};

function pdf(object: string): Buffer<ArrayBuffer> {
  return Buffer.from(`%PDF-1.7\n1 0 obj\n${object}\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}

/** What the ids of each kind begin with, so that those of one are none of another. */
const starts = { docket: '0199d0c0', party: '0199a000', terms: '0199b000' };

/** The id of another record of a kind, which nobody has written beside yet. */
export const another = (kind: keyof typeof starts): string => `${starts[kind]}${newId().slice(8)}`;

/** There is no record of this id, of whatever kind. */
export const noRecord = '01990000-0000-7000-8000-00000000dead';

const named =
  (kind: keyof typeof starts, name: string): RecordSource['named'] =>
  async (_db, ids) =>
    ids.filter((id) => id.startsWith(starts[kind])).map((id) => ({ id, name }));

/** Kinds of record of columns that are not here, as those would hand them in; for specs. */
export const sources: readonly RecordSource[] = [
  {
    record: 'docket',
    read: 'docket.read',
    write: 'docket.write',
    trail: ['domestic-shipment'],
    repeated: ['events'],
    named: named('docket', 'HO/26-27/000001'),
  },
  {
    record: 'party',
    read: 'party.read',
    write: 'party.update',
    guarded: { pan: 'party.tax-data' },
    named: named('party', 'Konkan Spices'),
  },
  // What only some of its readers may add to.
  { record: 'terms', read: 'terms.read', write: 'terms.manage', named: named('terms', 'Payment in 30 days') },
];
