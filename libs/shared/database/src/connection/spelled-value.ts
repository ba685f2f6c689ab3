type Spelled = Buffer | string | null;

/** Within an array each text is in quotes, so that none is taken for `NULL` or for two. */
function inArray(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return arrayOf(value);
  const text = spelledValue(value);
  return `"${(Buffer.isBuffer(text) ? `\\x${text.toString('hex')}` : String(text)).replace(/["\\]/g, '\\$&')}"`;
}

const arrayOf = (values: readonly unknown[]): string => `{${values.map(inArray).join(',')}}`;

/** A value as PostgreSQL reads it: as the driver spells it, but for a moment, which is told in UTC and not by the machine's own zone. */
export function spelledValue(value: unknown): Spelled {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return arrayOf(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
