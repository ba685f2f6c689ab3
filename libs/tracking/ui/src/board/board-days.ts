import { addDays } from '@freightdesk/shared-calendar';
import type { TrackedRow } from '@freightdesk/tracking-contract';

export const boardDays = 7;

/** What happens on a day, such as the departures, and the day on which a shipment stands there. */
export interface BoardPart<Row extends TrackedRow> {
  label: string;
  dayOf: (row: Row) => string | null | undefined;
}

/** A part with what was found for it in the days of the board. */
export interface FoundPart<Row extends TrackedRow> extends BoardPart<Row> {
  rows: readonly Row[];
}

export interface BoardDay<Row extends TrackedRow> {
  day: string;
  parts: { label: string; rows: Row[] }[];
}

/** What happens day by day; a day on which nothing does stands there all the same. */
export const daysOfBoard = <Row extends TrackedRow>(from: string, found: readonly FoundPart<Row>[]): BoardDay<Row>[] =>
  Array.from({ length: boardDays }, (_, index) => {
    const day = addDays(from, index);
    return {
      day,
      parts: found.map(({ label, rows, dayOf }) => ({ label, rows: rows.filter((row) => dayOf(row) === day) })),
    };
  });

export interface BoardGroup<Row extends TrackedRow> {
  group: string;
  rows: Row[];
}

/** The same shipments by what they have in common, the busiest first; one that is found for two parts stands once. */
export function groupsOfBoard<Row extends TrackedRow>(
  found: readonly FoundPart<Row>[],
  groupOf: (row: Row) => string,
): BoardGroup<Row>[] {
  const groups = new Map<string, Map<string, Row>>();
  for (const row of found.flatMap(({ rows }) => rows)) {
    const group = groupOf(row);
    groups.set(group, (groups.get(group) ?? new Map<string, Row>()).set(row.id, row));
  }
  return [...groups]
    .map(([group, rows]) => ({ group, rows: [...rows.values()] }))
    .sort((one, other) => other.rows.length - one.rows.length || one.group.localeCompare(other.group));
}
