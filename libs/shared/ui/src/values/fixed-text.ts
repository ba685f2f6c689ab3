/** `480` in a column of `996.500` is `480.000`: points stand under each other. No digit is lost where there are more. */
export function fixedText(value: string | null | undefined, decimals: number): string {
  if (value == null || value === '') return '–';
  const [whole = '', fraction = ''] = value.split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
}
