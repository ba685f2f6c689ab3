import type { Command } from './command';
import type { RecordEntry } from '@freightdesk/shared-route';

/** One line of the palette: a page or an act, or a record. */
export interface Entry {
  key: string;
  /** The place of it in the whole list, which the keyboard walks. */
  at: number;
  command?: Command;
  record?: RecordEntry;
  run: () => void;
}

export interface EntryGroup {
  heading: string;
  entries: readonly Entry[];
}

const ofCommand = (command: Command): Omit<Entry, 'at'> => ({
  key: `${command.kind} ${command.title}`,
  command,
  run: command.run,
});

const ofRecord = (record: RecordEntry): Omit<Entry, 'at'> => ({ key: record.key, record, run: record.run });

/** By kinds, in the order in which the best of each was found. */
const kindsOf = (records: readonly RecordEntry[]): [string, RecordEntry[]][] => {
  const kinds = new Map<string, RecordEntry[]>();
  for (const record of records) kinds.set(record.kind, [...(kinds.get(record.kind) ?? []), record]);
  return [...kinds];
};

const shownCommands = 6;

interface Shown {
  /** Those that match. */
  commands: readonly Command[];
  records: readonly RecordEntry[];
  isTyped: boolean;
  /** The heading of pages and acts. */
  heading: string;
}

/**
 * What the palette shows: before anything is typed the records that were open last, then all pages and acts; after it the few of these
 * that match, which are there at once and stay where they are, and below them the records by kind.
 */
export function groupsOf({ commands, records, isTyped, heading }: Shown): EntryGroup[] {
  const found = kindsOf(records).map(([kind, entries]) => ({ heading: kind, entries: entries.map(ofRecord) }));
  const acts = { heading, entries: (isTyped ? commands.slice(0, shownCommands) : commands).map(ofCommand) };
  let at = 0;
  return (isTyped ? [acts, ...found] : [...found, acts])
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({ ...group, entries: group.entries.map((entry) => ({ ...entry, at: at++ })) }));
}
