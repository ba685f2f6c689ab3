import type { Endpoint } from '@freightdesk/shared-endpoint';

/** `banks.list` -> `['banks', 'list', input]`: derived, so that nobody spells a key. */
export const keyOf = (endpoint: Pick<Endpoint<never, unknown>, 'name'>, input: unknown): readonly unknown[] => [
  ...prefixOf(endpoint.name),
  input ?? {},
];

/** What an endpoint touches may be a whole domain (`banks`) or one of its reads (`banks.list`). */
export const prefixOf = (touched: string): readonly string[] => touched.split('.');
