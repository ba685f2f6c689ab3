import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { JobDirection, JobMode } from './jobcard.kinds';

const ofStation = ['portCode'] as const;
const ofExport = [
  'shippingBillNo',
  'shippingBillDate',
  'shippingBillType',
  'exportScheme',
  'fobPaise',
  'leoDate',
] as const;
const ofExportManifest = ['egmNo', 'egmDate'] as const;
const ofManifest = ['igmNo', 'igmDate', 'igmLineNo'] as const;
/** The summary of a sea cargo, by the regulations for manifests of the sea alone. */
const ofSeaManifest = ['csnNo'] as const;
const ofEntry = ['boeNo', 'boeDate', 'boeType', 'assessablePaise', 'dutyChallanNo', 'oocDate'] as const;
export const customsFieldNames = [
  ...ofStation,
  ...ofExport,
  ...ofExportManifest,
  ...ofManifest,
  ...ofSeaManifest,
  ...ofEntry,
] as const;

export type CustomsField = (typeof customsFieldNames)[number];
type CustomsAmount = 'fobPaise' | 'assessablePaise';
export type Customs = Partial<
  Record<Exclude<CustomsField, CustomsAmount>, string | null> & Record<CustomsAmount, number | null>
>;

/** What customs reckon with, in rupees. */
export const isCustomsAmount = (field: CustomsField): field is CustomsAmount => field.endsWith('Paise');

interface Way {
  mode: JobMode;
  direction: JobDirection;
}

/** By road goods come and go under a report of their lorry, by rail and air under a manifest without a number of the sea's. */
function manifestOf<Field extends CustomsField>(mode: JobMode, own: readonly Field[]): readonly CustomsField[] {
  if (mode === 'ROAD') return [];
  return mode === 'AIR' || mode === 'RAIL' ? own : [...own, ...ofSeaManifest];
}

/** What customs here give a job: nothing where the goods never come here. */
export function customsOf({ mode, direction }: Way): readonly CustomsField[] {
  if (direction === 'EXPORT') return [...ofStation, ...ofExport, ...manifestOf(mode, ofExportManifest)];
  if (direction === 'CROSS_TRADE') return [];
  return [...ofStation, ...manifestOf(mode, ofManifest), ...ofEntry];
}

const problem = (field: CustomsField, code: string, message: string): FieldProblem => ({ field, code, message });

/** What comes first of these stands first. */
const orders = [
  ['shippingBillDate', 'leoDate', 'This is before the date of the shipping bill.'],
  ['leoDate', 'egmDate', 'This is before the let export order.'],
  ['boeDate', 'oocDate', 'This is before the date of the bill of entry.'],
] as const;

/** Goods are let go after customs were told of them. */
export const customsOrderProblems = (customs: Customs): FieldProblem[] =>
  orders.flatMap(([first, second, message]) => {
    const [before, after] = [customs[first], customs[second]];
    return before && after && after < before ? [problem(second, 'order', message)] : [];
  });

/** Customs number their bills by seven digits at most; a manifest alike. */
const numbered = ['shippingBillNo', 'egmNo', 'igmNo', 'boeNo'] as const;

/** Numbers that look wrong; the job is saved all the same, for customs of another system may write otherwise. */
export const customsWarnings = (customs: Customs): { field: string; message: string }[] =>
  numbered.flatMap((field) => {
    const number = customs[field];
    return number && !/^\d{1,7}$/.test(number) ? [{ field, message: 'Customs number it by up to seven digits.' }] : [];
  });
