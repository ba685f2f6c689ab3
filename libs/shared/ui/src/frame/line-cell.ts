import type { FieldValues } from 'react-hook-form';
import type { ShownField } from '../form/shown-field';
import type { SchemaForm } from '../form/use-schema-form';

export interface LineCell {
  list: string;
  line: number;
  field: string;
}

export interface LineKeysOptions<Values extends FieldValues> {
  form: SchemaForm<Values>;
  /** How many lines there are. */
  count: number;
  /** The fields of a line in the order in which they stand. */
  columns: readonly string[];
  /** None where the lines are given: then what is pasted beyond the last is left out. */
  onAdd?: ((more?: number) => void) | undefined;
  /** What the lines are called, where they are given: what is pasted beside such a name goes to its line. */
  names?: readonly string[] | undefined;
  /** Brings lines that rest. */
  awake: { count: number; rouse: (from: number, to: number) => boolean };
}

/** The field of a cell, where it is on the screen. */
export type Shown<Values extends FieldValues> = (cell: LineCell) => ShownField<Values> | undefined;

/** `lines.2.rate` */
export const cellIn = (name: string): LineCell | null => {
  const { list = '', line, field = '' } = /^(?<list>.+)\.(?<line>\d+)\.(?<field>[^.]+)$/.exec(name)?.groups ?? {};
  return line === undefined ? null : { list, line: Number(line), field };
};
