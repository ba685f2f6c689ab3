import { useEffect } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { Contested } from '../conflict/rebase';
import { type ListOfLines, type Named, useStaleSave } from '../conflict/use-stale-save';
import { type FormSchema, type SchemaForm, useSchemaForm } from '../form/use-schema-form';

/** What a form asks of the schema of its record. Structural, as `FormSchema` is. */
export interface RecordSchema<Row> {
  isValidSync(value: unknown): value is Row;
}

interface RecordFormOptions<Values extends FieldValues, Standing extends object | null, Answer> {
  schema: FormSchema<Values>;
  /** What the form starts with: on the record, or on none. */
  startOf: (record: NoInfer<Standing>) => NoInfer<DefaultValues<Values>>;
  /** Is told the record that the form stands on now, and with it the version that the person has seen. */
  send: (input: Values, standing: NoInfer<Standing>) => Promise<Answer>;
  /** The record that is changed; null where one may be added too, left out where that is all. */
  record?: Standing;
  /** Knows the record again in the refusal that tells that somebody else saved it. */
  recordSchema?: RecordSchema<NonNullable<NoInfer<Standing>>>;
  /** Whether the form can go on from what somebody else made of the record. */
  goesOn?: (current: NonNullable<NoInfer<Standing>>) => boolean;
  /** The records that it names: the form holds their ids alone. */
  namesOf?: (record: NonNullable<NoInfer<Standing>>) => readonly (Named | null)[];
  lists?: readonly ListOfLines<Values, NonNullable<NoInfer<Standing>>>[];
  /** What stands beside the form waits while something is typed. */
  onDirty?: (isDirty: boolean) => void;
}

/** What the frame of a form takes of it: `<FormDialog {...saving}>`. */
export interface FormSaving<Values extends FieldValues, Answer> {
  form: SchemaForm<Values>;
  onSubmit: (input: Values) => Promise<Answer>;
  contested: readonly Contested<Values>[] | null;
}

export interface RecordForm<Values extends FieldValues, Standing, Answer> {
  form: SchemaForm<Values>;
  saving: FormSaving<Values, Answer>;
  /** The record as whoever types has seen it last. */
  standing: Standing;
}

const nothing = () => undefined;

/**
 * The form of a record, to add it or to change it, and how it is sent: `send: useSave(updateBank)`. Where somebody else saved
 * the record meanwhile the form goes on from theirs with all that was typed, and its frame offers the choice.
 */
export function useRecordForm<Values extends FieldValues, Answer, Standing extends object | null = null>(
  options: RecordFormOptions<Values, Standing, Answer>,
): RecordForm<Values, Standing, Answer>;
export function useRecordForm<Values extends FieldValues, Answer, Row extends object>(
  options: RecordFormOptions<Values, Row | null, Answer>,
): RecordForm<Values, Row | null, Answer> {
  const { schema, startOf, send, record = null, recordSchema, goesOn, namesOf, lists, onDirty = nothing } = options;
  const form = useSchemaForm(schema, startOf(record));
  const { isDirty } = form.formState;
  const { save, contested, standing } = useStaleSave<Values, Row | null, Answer>({
    form,
    record,
    currentOf: (current) => (recordSchema?.isValidSync(current) && (goesOn?.(current) ?? true) ? current : null),
    startOf,
    namesOf,
    lists,
    onSubmit: send,
  });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return { form, saving: { form, onSubmit: save, contested }, standing };
}
