import {
  carrierClassifiers,
  carrierCodeOf,
  type CarrierEvent,
  type carrierEventImport,
} from '@freightdesk/intl-shipment-contract';
import type { ImportCells, ImportError } from '@freightdesk/shared-endpoint';
import { importError, type TableRow } from '@freightdesk/shared-server-kit';

export type Kind = (typeof carrierEventImport)['definition'];
type Row = TableRow<ImportCells<Kind>>;

export interface Told extends CarrierEvent {
  row: Row;
}

/** What a row says; or what is wrong with it, at its column. Without a `now` nothing is ahead of it. */
export function toldBy(row: Row, now: Date | null): Told | ImportError {
  const { code = '', at: when = '', classifier: said = 'ACT', empty = '' } = row.value;
  const wrong = (column: string, sentence: { message: string }) =>
    importError({ row: row.row, column, code: 'carrier' }, sentence);
  // What may stand there instead, the definition says.
  const noChoice = (column: string) =>
    importError({ row: row.row, column, code: 'oneOf' }, { message: 'Choose one of the offered values.' });
  const classifier = carrierClassifiers.find((one) => one === said.toUpperCase());
  const at = new Date(when);
  if (carrierCodeOf(code) === undefined) return noChoice('code');
  if (!classifier) return noChoice('classifier');
  if (classifier === 'ACT' && now !== null && at > now)
    return wrong('at', { message: 'This has not happened yet: the time is ahead of now.' });
  return { row, code, at, classifier, isEmpty: empty === '' ? null : /^e/i.test(empty), container: null };
}

export const isError = (told: Told | ImportError): told is ImportError => 'message' in told;
