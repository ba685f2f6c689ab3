import { type FieldChange, fieldChanges, type TimelineEntry } from '@freightdesk/activity-contract';
import { can } from '@freightdesk/shared-access';
import type { Db } from '@freightdesk/shared-database';
import type { Actor, RecordSource } from '@freightdesk/shared-server-kit';
import type { EventRow } from './timeline.repository';

type Change = NonNullable<TimelineEntry['change']>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const isId = (value: string | null): value is string => value !== null && uuid.test(value);
const idsOf = ({ before, after }: FieldChange): string[] => [before, after].filter(isId);

/** `partyId` is told by `party`, `partyName` or `partyNumber`, where one of them changed with it. */
function isToldByName({ field }: FieldChange, names: ReadonlySet<string>): boolean {
  const base = field.replace(/Id$/, '');
  return base !== field && ['', 'Name', 'Number', '.name', '.number'].some((end) => names.has(`${base}${end}`));
}

/** What an event changed of what its reader may see. One that made the record tells nothing: the record stands beside. */
function changesFor({ before, after }: EventRow, source: RecordSource, { role }: Actor): FieldChange[] {
  if (before === null || after === null) return [];
  const guards = source.guarded ?? {};
  const isKept = (member: string): boolean =>
    Object.hasOwn(guards, member) && !can(role, guards[member] ?? 'user.manage', 'server');
  const repeated = source.repeated ?? [];
  const changes = fieldChanges(before, after).filter(({ field }) => {
    const [member = field] = field.split('.');
    return !isKept(member) && !repeated.includes(member);
  });
  const names = new Set(changes.map(({ field }) => field));
  return changes.filter((change) => idsOf(change).length === 0 || !isToldByName(change, names));
}

/** Ids are told by the names of what they are of; one of which nobody knows the name is not told. */
async function named(db: Db, changes: readonly FieldChange[], sources: readonly RecordSource[]) {
  const ids = [...new Set(changes.flatMap(idsOf))];
  if (ids.length === 0) return new Map<string, string | null>();
  const found = await Promise.all(sources.map((source) => source.named(db, ids)));
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}

function inNames({ field, before, after }: FieldChange, names: ReadonlyMap<string, string | null>): FieldChange[] {
  const nameOf = (value: string | null) => (isId(value) ? (names.get(value) ?? null) : value);
  const told = { field, before: nameOf(before), after: nameOf(after) };
  return told.before === told.after ? [] : [told];
}

const memberOf = (state: unknown, member: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, member) : undefined;

const currencyIn = (state: unknown, member = 'currency'): string | null => {
  const currency = memberOf(state, member);
  return typeof currency === 'string' ? currency : null;
};

/** An amount in minor units has its currency beside it: `charges.0.buyMinor` that of `charges.0.buyCurrency`. */
function withCurrency(change: FieldChange, { before, after }: EventRow) {
  const steps = change.field.split('.');
  const member = steps.pop() ?? '';
  if (!member.endsWith('Minor')) return change;
  const beside = `${member.slice(0, member.search(/[A-Z]/))}Currency`;
  const currencyOf = (state: unknown) => currencyIn(steps.reduce(memberOf, state), beside);
  return { ...change, currency: currencyOf(after) ?? currencyOf(before) };
}

interface Telling {
  source: RecordSource;
  /** Of all kinds: a record may name others. */
  sources: readonly RecordSource[];
  actor: Actor;
}

/** Events in the words of the record's readers: what they may see of it, and names in place of ids. */
export async function toldChanges(
  db: Db,
  events: readonly EventRow[],
  { source, sources, actor }: Telling,
): Promise<Map<string, Change>> {
  const changes = new Map(events.map((event) => [event.id, changesFor(event, source, actor)]));
  const names = await named(db, [...changes.values()].flat(), sources);
  return new Map(
    events.map((event) => {
      const fields = (changes.get(event.id) ?? []).flatMap((change) => inNames(change, names));
      const { record, action, reason } = event;
      return [
        event.id,
        {
          record,
          action,
          reason,
          currency: currencyIn(event.after ?? event.before),
          fields: fields.map((one) => withCurrency(one, event)),
        },
      ];
    }),
  );
}
