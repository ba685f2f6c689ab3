import type { Permission } from '@freightdesk/shared-access';
import type { Db } from '@freightdesk/shared-database';
import type { ReadsNumber } from '@freightdesk/shared-endpoint';
import type { Expression, RawBuilder } from 'kysely';

/** Where a table leads to the record: `id` where it is the record's own. */
interface Searched {
  readonly table: string;
  readonly of?: string;
}

/** A number by which a record is found. Its table keeps it among those of all records (`keepNumbers`), from its end too where that is looked for. */
export interface NumberColumn extends Searched {
  readonly column: string;
  /** What it is called beside what was found: `Container`. */
  readonly label: string;
  readonly parts?: readonly ('beginning' | 'end')[];
  /** Knows such a number by its form, and what was meant where its check digit fails. */
  readonly reads?: ReadsNumber;
  /** What else it may begin with that is typed by its key so far: a phone with its country, which is left out at home. */
  readonly begins?: (key: string) => readonly string[];
  /** Whoever lacks it never finds by this number, though the record is his to read. */
  readonly permission?: Permission;
  /** Its table has too many rows to keep it twice, so it has an index of its own; it is found whole, and no reader reads it. */
  readonly isApart?: true;
}

/** Names by which a record is found. */
export interface NameColumns extends Searched {
  /** The column that keeps the text they stand in (`keepTexts`), with an index of trigrams. */
  readonly kept: string;
  /** The column that this index is of, where its text has more than is looked through here. */
  readonly entered?: string;
  readonly label: string;
  /** What is shown of them. */
  readonly shown: RawBuilder<unknown>;
  /**
   * Of names that are few, as of parties and not of documents: the column that keeps those alone, with an index of its own, that a name
   * with a slip finds too. The others are looked for where these find next to nothing.
   */
  readonly forgives?: string;
}

/** Places between which a record goes, by which it is found while it is open. */
export interface PlaceColumns extends Searched {
  /** The column that keeps them as one text (`keepTexts`), with an index of trigrams of those alone that are open. */
  readonly kept: string;
  /** As the index says which are open. */
  readonly open: RawBuilder<unknown>;
  /** The latest come first. */
  readonly latest: string;
  readonly label: string;
  /** What is shown of them. */
  readonly shown: RawBuilder<unknown>;
  /** The codes of the places that are called so, where some stand by their code alone. */
  readonly codes?: (words: readonly string[]) => Promise<readonly string[]>;
}

/** Records that are found with one of another kind: the latest invoices of a party, the shipment of a job. */
export interface FoundWith extends Searched {
  /** The other kind. */
  readonly record: string;
  /** The column that holds its id. */
  readonly key: string;
  /** The latest come first. */
  readonly latest: string;
  readonly label: string;
}

/** What is shown of a record that was found, in any language: names, numbers and places, no words. */
export interface FoundRecord {
  id: string;
  number: string | null;
  title: string;
  subtitle: string | null;
}

/**
 * How a kind of record is found by the one box that finds everything. The column that owns it says so, and the search knows no
 * column: what is asked is made of the sources of those kinds alone that the asker may read.
 */
export interface SearchSource {
  /** As the trail of changes calls it, `sale invoice`. */
  readonly record: string;
  readonly read: Permission;
  readonly numbers: readonly NumberColumn[];
  readonly names?: NameColumns;
  readonly places?: PlaceColumns;
  readonly with?: readonly FoundWith[];
  rows(this: void, db: Db): Expression<FoundRecord>;
}
