import type { ChargeHead } from '@freightdesk/tax-contract';

/** Heads in use, and the one that stands; it has no name until the heads are read. */
export function headOptions(heads: Iterable<ChargeHead>, chosen: string | undefined) {
  const options = [...heads]
    .filter(({ active, id }) => active || id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }));
  const isNamed = options.some(({ value }) => value === chosen);
  return chosen && !isNamed ? [...options, { value: chosen, label: '' }] : options;
}
