import type { ReactNode } from 'react';

export interface BulkChoice {
  value: string;
  label: string;
}

/** What can be done with several rows of a list, one after the other; each has an answer of its own. */
export interface BulkAct<Row, Answer = unknown> {
  label: string;
  /** What a row is called in the answers. */
  nameOf(row: Row): string;
  /** Why it is not done with this row, which is then left as it is. */
  refusalOf?(row: Row): string | undefined;
  /** What becomes of each, told before it is done. */
  text?: string;
  /** What a person is to know of a row before anything is done with it, and what holds nobody back; read as the dialog opens. */
  noteOf?(row: Row): string | Promise<string>;
  /** What is chosen first, such as the new owner. */
  choice?: { label: string; optionsOf(rows: readonly Row[]): Promise<readonly BulkChoice[]> };
  /** Which comes first, where that matters; else as they were chosen. */
  compare?(one: Row, other: Row): number;
  run(row: Row, chosen: string): Promise<Answer>;
  /** What is to be known of a row that is done, such as what of it had to wait; undefined where that is all. */
  toldOf?(answer: Answer): string | undefined;
}

/** One file of several rows, taken at once. */
export interface BulkFile<Row> {
  label: string;
  /** So many rows at a time. */
  most: number;
  take(rows: readonly Row[]): Promise<{ name: string; content: Blob }>;
}

export interface BulkFormProps<Row> {
  rows: readonly Row[];
  /** What is to be done with each row, now that it is said. */
  onReady: (act: BulkAct<Row>) => void;
  onClose: () => void;
}

/** An act of which more is asked than one choice: its form says it once for all rows. */
export interface BulkForm<Row> {
  label: string;
  /** A component, fetched when it is opened. */
  Form(props: BulkFormProps<Row>): ReactNode;
}

export type BulkOffer<Row> = BulkAct<Row> | BulkForm<Row> | BulkFile<Row>;
