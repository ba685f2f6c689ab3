import { StartRefusal } from '../error/start-refusal';

/** What a backup says of one table: enough to know that it was restored to the last byte. */
export interface TableFacts {
  name: string;
  /** In the order of the copy. */
  columns: string[];
  rows: number;
  /** Of the copy's text, in the order of the table's key. */
  bytes: number;
  sha256: string;
}

export interface SequenceFacts {
  name: string;
  /** As text: it may be larger than a number holds. */
  lastValue: string;
  isCalled: boolean;
}

export interface Manifest {
  format: number;
  /** Of the program that made it. */
  version: string;
  madeAt: string;
  /** 'PostgreSQL 18.4' */
  database: string;
  migrations: string[];
  tables: TableFacts[];
  sequences: SequenceFacts[];
  /** Tables whose rows are not in the backup. */
  leftOut: string[];
}

export const format = 1;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

class Fields {
  constructor(private readonly value: unknown) {}

  #read(name: string): unknown {
    return isRecord(this.value) ? this.value[name] : undefined;
  }

  text(name: string): string {
    const value = this.#read(name);
    if (typeof value !== 'string') throw new RangeError(`Its manifest has no ${name}.`);
    return value;
  }

  whole(name: string): number {
    const value = this.#read(name);
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
      throw new RangeError(`Its manifest has no ${name}.`);
    }
    return value;
  }

  flag(name: string): boolean {
    return this.#read(name) === true;
  }

  list(name: string): unknown[] {
    const value = this.#read(name);
    if (!Array.isArray(value)) throw new RangeError(`Its manifest has no ${name}.`);
    return value;
  }

  texts(name: string): string[] {
    return this.list(name).map(String);
  }
}

const tableOf = (value: unknown): TableFacts => {
  const given = new Fields(value);
  return {
    name: given.text('name'),
    columns: given.texts('columns'),
    rows: given.whole('rows'),
    bytes: given.whole('bytes'),
    sha256: given.text('sha256'),
  };
};

const sequenceOf = (value: unknown): SequenceFacts => {
  const given = new Fields(value);
  return { name: given.text('name'), lastValue: given.text('lastValue'), isCalled: given.flag('isCalled') };
};

/** Reads the manifest in a backup; what a newer program has made is refused, because it may hold what we would lose. */
export function readManifest(text: string): Manifest {
  const given = new Fields(JSON.parse(text));
  const made = given.whole('format');
  if (made > format) {
    throw new StartRefusal(
      `The backup was made by a newer version of Freightdesk (${given.text('version')}): restore it with that version or a later one.`,
    );
  }
  return {
    format: made,
    version: given.text('version'),
    madeAt: given.text('madeAt'),
    database: given.text('database'),
    migrations: given.texts('migrations'),
    tables: given.list('tables').map(tableOf),
    sequences: given.list('sequences').map(sequenceOf),
    leftOut: given.texts('leftOut'),
  };
}
