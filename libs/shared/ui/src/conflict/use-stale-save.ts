import { useTranslation } from '@freightdesk/shared-i18n';
import { useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import { type Contested, rebase } from './rebase';
import { ToldRefusal } from './told-refusal';

export interface ListOfLines<Values extends FieldValues, Row> {
  path: FieldPath<Values>;
  label: string;
  /** Its lines in words, as short as it takes to know them again. */
  textOf: (record: Row) => string;
}

export interface Named {
  id: string;
  name: string;
}

interface StaleSaveOptions<Values extends FieldValues, Standing extends object | null, Answer> {
  form: SchemaForm<Values>;
  /** The record that the form was opened on; null where it may also add one. */
  record: Standing;
  /** Reads the record out of the refusal; null where the form can't go on from it. */
  currentOf: (current: unknown) => NonNullable<Standing> | null;
  startOf: (record: NonNullable<Standing>) => NoInfer<DefaultValues<Values>>;
  /** The records that it names: the form holds their ids alone. */
  namesOf?: ((record: NonNullable<Standing>) => readonly (Named | null)[]) | undefined;
  lists?: readonly ListOfLines<Values, NonNullable<Standing>>[] | undefined;
  /** Is told the record that the form stands on now, and with it the version that the person has seen. */
  onSubmit: (input: Values, standing: Standing) => Promise<Answer>;
}

const currentIn = (refusal: unknown): unknown =>
  typeof refusal === 'object' &&
  refusal !== null &&
  'code' in refusal &&
  refusal.code === 'stale_version' &&
  'current' in refusal
    ? refusal.current
    : null;

/**
 * Saves a record that somebody else may have changed meanwhile. The form then stands on the current one, nothing typed is
 * lost, and `SavedMeanwhile` lets the person choose where both changed the same. Saving again is meant.
 */
export function useStaleSave<Values extends FieldValues, Standing extends object | null, Answer>(
  options: StaleSaveOptions<Values, Standing, Answer>,
) {
  const { form, record, currentOf, startOf, namesOf, lists = [], onSubmit } = options;
  const { t } = useTranslation();
  const [standing, setStanding] = useState<Standing>(record);
  const [contested, setContested] = useState<readonly Contested<Values>[] | null>(null);

  const goOnFrom = (current: NonNullable<Standing>) => {
    for (const named of namesOf?.(current) ?? []) {
      if (named) form.picked.set(named.id, { id: named.id, label: named.name });
    }
    setStanding(current);
    const texts = lists.map(({ path, label, textOf }) => ({ path, label, text: textOf(current) }));
    setContested(rebase(form, { start: startOf(current), lists: texts, say: t }));
  };

  const save = async (input: Values): Promise<Answer> => {
    try {
      const answer = await onSubmit(input, standing);
      setContested(null);
      return answer;
    } catch (refusal) {
      const current = currentOf(currentIn(refusal));
      if (!current) throw refusal;
      goOnFrom(current);
      throw new ToldRefusal(refusal);
    }
  };
  return { save, contested, standing };
}
