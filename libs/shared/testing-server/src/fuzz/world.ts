import type { RegisteredEndpoint } from '@freightdesk/shared-server-kit';
import { testActors } from '../test-roles';
import { referencePlaces } from './plausible.data';
import type { SeededRandom } from './seeded-random';

export type Members = Readonly<Record<string, unknown>>;
export type Fetch = (path: string) => Promise<unknown>;

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `/sale-invoice/edit` -> `/sale-invoice`. */
export const placeOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const rowsKept = 4;
/** Whoever attacks stays: a person who was removed would not be let in at all. */
const isOurs = (id: unknown): boolean => Object.values(testActors).some(({ userId }) => userId === id);

/** Addresses that speak of the record of another noun. */
const sameRecord: Readonly<Record<string, string>> = {
  einvoice: 'sale-invoice',
  gst: 'purchase-invoice',
};

const nounOf = (place: string): string => {
  const [, noun = ''] = place.split('/');
  return sameRecord[noun] ?? noun;
};

/** The records that a server holds, by the noun of their addresses: what attacks are made of, so that they reach deep. */
export class World {
  readonly #records = new Map<string, Members[]>();
  readonly #fetch: Fetch;
  readonly #places: ReadonlyMap<string, boolean>;

  constructor(endpoints: readonly RegisteredEndpoint[], fetch: Fetch) {
    this.#fetch = fetch;
    const paths = endpoints.map(({ endpoint }) => endpoint.path);
    const isPath = (path: string) => paths.some((known) => known === path);
    const lists = paths.filter((path) => path.endsWith('/list')).map(placeOf);
    this.#places = new Map(lists.map((place) => [place, isPath(`${place}/get`)]));
  }

  async load(): Promise<void> {
    for (const place of this.#places.keys()) await this.refresh(place);
  }

  /** Reads some records anew: others may stand first by now, and versions have gone on. */
  async refresh(place: string, page = 1): Promise<void> {
    const hasRecords = this.#places.get(place);
    if (hasRecords === undefined) return;
    const rows = dataOf(await this.#fetch(`${place}/list?pageSize=${rowsKept}&page=${page}`));
    const listed = Array.isArray(rows) ? rows.filter(isMembers).filter(({ id }) => !isOurs(id)) : [];
    if (listed.length === 0 && page > 1) return this.refresh(place);
    const records = hasRecords ? await Promise.all(listed.map((row) => this.#whole(place, row))) : listed;
    this.#records.set(place, records);
  }

  async #whole(place: string, row: Members): Promise<Members> {
    const record = dataOf(await this.#fetch(`${place}/get?id=${String(row['id'])}`));
    return isMembers(record) ? record : row;
  }

  recordsOf(place: string): readonly Members[] {
    return this.#records.get(place) ?? [];
  }

  /** One id of each other kind of record; a booked docket and its shipment are one record by two addresses. */
  idsBeside(place: string): string[] {
    const own = this.recordsOf(place).map(({ id }) => id);
    const others = [...this.#records].filter(([other]) => nounOf(other) !== nounOf(place));
    return others
      .flatMap(([, records]) => records.slice(0, 1).map(({ id }) => String(id)))
      .filter((id) => !own.includes(id));
  }

  /** The id of a record that the field may mean; at times of any other. */
  reference(field: string, random: SeededRandom): string {
    const place = referencePlaces.find(([name]) => name.test(field))?.[1];
    const meant = place !== undefined && random.chance(0.9) ? this.recordsOf(place) : [];
    const record = random.pickAny(meant.length > 0 ? meant : [...this.#records.values()].flat());
    return String(record?.['id'] ?? '0198f2a0-0000-7000-8000-000000000001');
  }
}

const dataOf = (answer: unknown): unknown => (isMembers(answer) ? answer['data'] : undefined);
