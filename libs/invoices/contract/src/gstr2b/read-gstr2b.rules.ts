import { type BusinessDate, fiscalYearOf, isBusinessDate } from '@freightdesk/shared-calendar';
import { lineMinor, sum } from '@freightdesk/shared-money';
import type { TaxHeads } from '@freightdesk/tax-contract';
import { documentKey } from './document-key.rules';
import type { PortalKind } from './gstr2b.kinds';

/** A document that a vendor told the portal of. */
export interface PortalDocument extends TaxHeads {
  kind: PortalKind;
  supplierGstin: string;
  supplierName: string | null;
  number: string;
  numberKey: string;
  date: BusinessDate;
  fiscalYear: string;
  taxablePaise: number;
  reverseCharge: boolean;
  /** Whether the portal lets its credit be taken. */
  itcAvailable: boolean;
}

/** A row of a section that names no document: what is wrong with it, and of which vendor it is. */
export interface UnreadRow {
  section: string;
  /** From 1, counted in its section. */
  row: number;
  what: 'gstin' | 'number' | 'date';
  gstin: string;
  number: string;
  date: string;
}

export interface Gstr2bFile {
  gstin: string;
  /** `102026` is October 2026. */
  period: string;
  documents: PortalDocument[];
  unread: UnreadRow[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The portal writes rupees as JSON numbers, or as text. */
function paiseOf(value: unknown): number {
  const text = typeof value === 'number' ? String(Math.abs(value)) : textOf(value).replace(/^-/, '');
  return /^\d{1,13}(\.\d+)?$/.test(text) ? lineMinor({ quantity: '1', rate: text, currency: 'INR' }) : 0;
}

/** `14-10-2026`, as the portal writes a day; null where it is none. */
function dayOf(value: unknown): BusinessDate | null {
  const [day = '', month = '', year = ''] = textOf(value).split('-');
  const date = `${year}-${month}-${day}`;
  return isBusinessDate(date) ? date : null;
}

const figureNames = { taxablePaise: 'txval', igstPaise: 'igst', cgstPaise: 'cgst', sgstPaise: 'sgst' } as const;

/** Figures stand on the document, in files of an older form on its items alone. */
function figuresOf(told: Record<string, unknown>) {
  const items = listOf(told['items']);
  const of = (name: string) =>
    told[name] !== undefined ? paiseOf(told[name]) : sum(items.map((item) => paiseOf(item[name])));
  return {
    taxablePaise: of(figureNames.taxablePaise),
    igstPaise: of(figureNames.igstPaise),
    cgstPaise: of(figureNames.cgstPaise),
    sgstPaise: of(figureNames.sgstPaise),
  };
}

interface Section {
  of: 'inv' | 'nt';
  number: 'inum' | 'ntnum';
}
const invoices: Section = { of: 'inv', number: 'inum' };
const notes: Section = { of: 'nt', number: 'ntnum' };

const kindOf = (section: Section, told: Record<string, unknown>): PortalKind => {
  if (section === invoices) return 'INVOICE';
  return textOf(told['typ']).startsWith('D') ? 'DEBIT_NOTE' : 'CREDIT_NOTE';
};

type Unread = Omit<UnreadRow, 'section' | 'row'>;

function documentOf(
  supplier: Record<string, unknown>,
  told: Record<string, unknown>,
  section: Section,
): PortalDocument | Unread {
  const [supplierGstin, number] = [textOf(supplier['ctin']).toUpperCase(), textOf(told[section.number])];
  const date = dayOf(told['dt']);
  const named = { gstin: supplierGstin, number, date: textOf(told['dt']) };
  if (!/^[0-9A-Z]{15}$/.test(supplierGstin)) return { what: 'gstin', ...named };
  if (number === '') return { what: 'number', ...named };
  if (date === null) return { what: 'date', ...named };
  return {
    ...{ kind: kindOf(section, told), supplierGstin, supplierName: textOf(supplier['trdnm']) || null },
    ...{ number, numberKey: documentKey(number), date, fiscalYear: fiscalYearOf(date).label },
    ...figuresOf(told),
    reverseCharge: textOf(told['rev']) === 'Y',
    itcAvailable: textOf(told['itcavl']) !== 'N',
  };
}

/** The rows of a section in the order of the file. */
const rowsOf = (docdata: Record<string, unknown>, name: string, section: Section) =>
  listOf(docdata[name])
    .flatMap((supplier) => listOf(supplier[section.of]).map((document) => documentOf(supplier, document, section)))
    .map((read, index) => ({ section: name, row: index + 1, read }));

/** What an amendment takes the place of: the vendor told it wrongly before. */
const amended = (docdata: Record<string, unknown>): Set<string> =>
  new Set(
    listOf(docdata['b2ba']).flatMap((supplier) =>
      listOf(supplier['inv']).map(
        (document) => `${textOf(supplier['ctin'])} ${documentKey(textOf(document['oinum']))}`,
      ),
    ),
  );

/**
 * The portal's JSON of GSTR-2B (sections b2b, b2ba, cdnr, cdnra; forms 1.0 and later); null where it is none. Rows that
 * name no document are told apart. Imports of goods and an
 * input service distributor's credit are of no bill here and left out.
 */
export function readGstr2b(json: unknown): Gstr2bFile | null {
  const data = isObject(json) ? json['data'] : null;
  if (!isObject(data) || !isObject(data['docdata'])) return null;
  const [gstin, period] = [textOf(data['gstin']).toUpperCase(), textOf(data['rtnprd'])];
  if (gstin === '' || !/^(0[1-9]|1[0-2])20\d{2}$/.test(period)) return null;
  const { docdata } = data;
  const replaced = amended(docdata);
  const rows = [
    ...rowsOf(docdata, 'b2b', invoices),
    ...rowsOf(docdata, 'b2ba', invoices),
    ...rowsOf(docdata, 'cdnr', notes),
    ...rowsOf(docdata, 'cdnra', notes),
  ];
  const stands = (section: string, { supplierGstin, numberKey }: PortalDocument) =>
    section !== 'b2b' || !replaced.has(`${supplierGstin} ${numberKey}`);
  return {
    ...{ gstin, period },
    documents: rows.flatMap(({ section, read }) => (!('what' in read) && stands(section, read) ? [read] : [])),
    unread: rows.flatMap(({ section, row, read }) => ('what' in read ? [{ section, row, ...read }] : [])),
  };
}
