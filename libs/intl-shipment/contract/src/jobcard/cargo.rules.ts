import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { isMore } from '../weight/compared.rules';

type Said<Field extends string> = Partial<Record<Field, string | null>>;

export const normaliseHsCode = (text: string): string => text.replace(/[\s.-]/g, '');

/** The tariff names goods by 4 digits for the heading, 6 all over the world, 8 in India. */
export const hsCodeProblem = (text: string): string | null =>
  /^(\d{4}|\d{6}|\d{8}|\d{10})$/.test(normaliseHsCode(text)) ? null : 'An HS code has 4, 6, 8 or 10 digits.';

/** `UN1263`, however it was typed. */
export const normaliseUnNumber = (text: string): string => `UN${text.toUpperCase().replace(/[\s-]|UN/g, '')}`;

/** The number of dangerous goods in the list of the United Nations. */
export const unNumberProblem = (text: string): string | null =>
  /^UN\d{4}$/.test(normaliseUnNumber(text)) ? null : 'A UN number has four digits, like UN1263.';

/** What a line of packages says of itself that does not go together. */
export function packageProblems(
  line: Said<'grossKg' | 'netKg' | 'unNumber' | 'hazardClass' | 'packingGroup'>,
): FieldProblem[] {
  const { grossKg, netKg, unNumber, hazardClass, packingGroup } = line;
  const needed = (field: string, message: string): FieldProblem => ({ field, code: 'required', message });
  return [
    // Papers, stowage and freight are reckoned by it; a line of nothing would be weighed as if it were known.
    ...(grossKg && !/[1-9]/.test(grossKg)
      ? [{ field: 'grossKg', code: 'above_zero', message: 'Enter a number above zero.' }]
      : []),
    ...(isMore(netKg, grossKg)
      ? [{ field: 'netKg', code: 'order', message: 'This is more than the gross weight.' }]
      : []),
    ...(unNumber && !hazardClass ? [needed('hazardClass', 'Say the class of the dangerous goods.')] : []),
    ...(!unNumber && (hazardClass || packingGroup)
      ? [needed('unNumber', 'Say the UN number of the dangerous goods.')]
      : []),
  ];
}

/** What a container says of its weights that cannot be (SOLAS VI/2: the verified mass is that of the packed container). */
export const containerWeightProblems = ({
  grossKg,
  tareKg,
  vgmKg,
}: Said<'grossKg' | 'tareKg' | 'vgmKg'>): FieldProblem[] => [
  ...(isMore(tareKg, vgmKg)
    ? [{ field: 'tareKg', code: 'order', message: 'The empty container weighs no more than the packed one.' }]
    : []),
  ...(isMore(grossKg, vgmKg)
    ? [{ field: 'vgmKg', code: 'order', message: 'The packed container weighs at least what its goods do.' }]
    : []),
];
