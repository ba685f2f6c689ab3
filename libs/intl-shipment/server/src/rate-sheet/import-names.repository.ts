import type { Tx } from '@freightdesk/shared-database';

/** As people write one name twice: without regard to case and to blanks. */
export const foldedName = (text: string): string => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

/** What a name in a file may stand for, by the name; several where namesakes are there. */
export type Named = ReadonlyMap<string, readonly string[]>;

const byName = (rows: readonly { id: string; names: readonly (string | null)[] }[]): Named => {
  const found = new Map<string, string[]>();
  for (const { id, names } of rows) {
    for (const name of new Set(names.map((one) => foldedName(one ?? '')))) {
      if (name !== '') found.set(name, [...(found.get(name) ?? []), id]);
    }
  }
  return found;
};

/** Those of the parties that are called so, or have that GSTIN. */
export async function partiesByName(tx: Tx, asked: readonly string[]): Promise<Named> {
  const names = [...new Set(asked.map(foldedName))];
  if (names.length === 0) return new Map();
  const rows = await tx
    .selectFrom('party')
    .select(['id', 'name', 'gstin'])
    .where((eb) =>
      eb.or([eb(eb.fn<string>('lower', ['name']), 'in', names), eb(eb.fn<string>('lower', ['gstin']), 'in', names)]),
    )
    .execute();
  return byName(rows.map(({ id, name, gstin }) => ({ id, names: [name, gstin] })));
}

/** Charge heads in use by their names and their codes. */
export async function headsByName(tx: Tx): Promise<Named> {
  const rows = await tx.selectFrom('chargeHead').select(['id', 'name', 'code']).where('active', '=', true).execute();
  return byName(rows.map(({ id, name, code }) => ({ id, names: [name, code] })));
}
