import { groupedDecimal } from '@freightdesk/shared-money';

/**
 * `480` in a column of `12345.5` is `480.000`, and that `12,345.500`: points stand under each other. No digit is lost where there are
 * more; with no decimals nothing is added.
 */
export function fixedText(value: string | null | undefined, decimals: number): string {
  if (value == null || value === '') return '–';
  const [whole = '', given = ''] = value.split('.');
  const fraction = given.padEnd(decimals, '0');
  return groupedDecimal(fraction === '' ? whole : `${whole}.${fraction}`);
}
