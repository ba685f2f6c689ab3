import { addDays, businessDateAt, type BusinessDate } from '@freightdesk/shared-calendar';
import { sum } from '@freightdesk/shared-money';

/** Goods worth more than this move with an e-way bill (CGST Rules, rule 138(1)). */
export const ewayBillLimitPaise = 50_000_00;

/** An invoice that travels with the goods, and its e-way bill. Instants are ISO 8601. */
export interface EwayBilled {
  number: string;
  date: BusinessDate;
  valuePaise: number;
  ewayBillNumber?: string | null;
  /** When part B was generated: validity counts from there. */
  ewayBillAt?: string | null;
  distanceKm?: number | null;
  /** Over-dimensional cargo goes slower. */
  overDimensional?: boolean | null;
  extensions?: readonly EwayBillExtension[] | null;
}

/** As the portal granted it. */
export interface EwayBillExtension {
  at: string;
  validUntil: string;
}

const kmPerDay = { ordinary: 200, overDimensional: 20 } as const;
const hourMs = 60 * 60 * 1000;
const windowHours = 8;
const longestDays = 360;
const oldestDocumentDays = 180;

const endOfDay = (date: BusinessDate) => new Date(`${date}T23:59:00+05:30`);

export const normaliseEwayBill = (text: string): string => text.replace(/[\s-]/g, '');

/** Why a text is no number of an e-way bill, or null. */
export const ewayBillProblem = (text: string): string | null =>
  /^\d{12}$/.test(normaliseEwayBill(text)) ? null : 'An e-way bill number has twelve digits.';

/** Days that a distance is allowed: one for each 200 km or part of it, over-dimensional for each 20 (rule 138(10)). */
export const ewayBillDays = (km: number, { overDimensional = false }: { overDimensional?: boolean } = {}): number =>
  Math.max(1, Math.ceil(km / (overDimensional ? kmPerDay.overDimensional : kmPerDay.ordinary)));

/**
 * Until when an e-way bill covers the goods, extensions included; null while that is not known. The first day ends at the
 * midnight after the day of generation (rule 138(10), Explanation 1).
 */
export function ewayBillValidUntil(bill: EwayBilled): Date | null {
  const { ewayBillNumber, ewayBillAt, distanceKm, overDimensional, extensions } = bill;
  if (!ewayBillNumber) return null;
  const extended = extensions?.at(-1);
  if (extended) return new Date(extended.validUntil);
  if (!ewayBillAt || !distanceKm) return null;
  const days = ewayBillDays(distanceKm, { overDimensional: overDimensional ?? false });
  return endOfDay(addDays(businessDateAt(new Date(ewayBillAt)), days));
}

/** When an extension may be asked for: within eight hours before or after the end (rule 138(10), third proviso). */
export const extensionWindow = (validUntil: Date): { from: Date; to: Date } => ({
  from: new Date(validUntil.getTime() - windowHours * hourMs),
  to: new Date(validUntil.getTime() + windowHours * hourMs),
});

/** The last day that any extension can reach: the portal allows 360 days from generation. */
export const latestValidity = (generatedAt: Date): BusinessDate => addDays(businessDateAt(generatedAt), longestDays);

/** The oldest document that a bill can be generated for: the portal refuses those of more than 180 days. */
export const earliestDocumentDate = (generatedAt: Date): BusinessDate =>
  addDays(businessDateAt(generatedAt), -oldestDocumentDays);

/** What is wrong with the extensions of a bill, or null. Each is asked for around the end of what went before. */
export function extensionProblem({ extensions, ...bill }: EwayBilled): string | null {
  let validUntil = ewayBillValidUntil(bill);
  for (const { at, validUntil: next } of extensions ?? []) {
    if (validUntil === null || !bill.ewayBillAt) return 'Enter the e-way bill, its time and the distance first.';
    const { from, to } = extensionWindow(validUntil);
    const askedAt = new Date(at);
    if (askedAt < from || askedAt > to) return 'A bill is extended within eight hours before or after its end.';
    if (new Date(next) <= validUntil) return 'An extension must end later than what it extends.';
    if (businessDateAt(new Date(next)) > latestValidity(new Date(bill.ewayBillAt)))
      return 'An e-way bill can be extended up to 360 days from its generation.';
    validUntil = new Date(next);
  }
  return null;
}

/** What a docket says of the worth of its goods. */
export interface GoodsValue {
  declaredValuePaise?: number | null;
  invoices: readonly EwayBilled[];
}

/** The value that the law looks at: of the invoices, or as declared where that is more. */
export const goodsValuePaise = ({ declaredValuePaise, invoices }: GoodsValue): number =>
  Math.max(declaredValuePaise ?? 0, sum(invoices.map(({ valuePaise }) => valuePaise)));

export const needsEwayBill = (goods: GoodsValue): boolean => goodsValuePaise(goods) > ewayBillLimitPaise;

/** Whether goods that need one travel without: an invoice above the limit has none, or no invoice has any. */
export const lacksEwayBill = (goods: GoodsValue): boolean =>
  needsEwayBill(goods) &&
  (goods.invoices.every(({ ewayBillNumber }) => !ewayBillNumber) ||
    goods.invoices.some(({ valuePaise, ewayBillNumber }) => valuePaise > ewayBillLimitPaise && !ewayBillNumber));

/** The first end of any bill of the goods; null where none is known. */
export const firstValidityEnd = (invoices: readonly EwayBilled[]): Date | null =>
  invoices
    .map(ewayBillValidUntil)
    .filter((end) => end !== null)
    .reduce<Date | null>((first, end) => (first === null || end < first ? end : first), null);
