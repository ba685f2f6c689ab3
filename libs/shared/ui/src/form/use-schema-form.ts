import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import { type AwaitedChoices, awaitedChoices } from './awaited-choices';
import { withBlankStarts } from './blanks';
import type { Option } from './option';
import { type FieldFacts, factsAt, factsOf, type FormSchema } from './schema-facts';
import { schemaResolver } from './schema-resolver';
import type { RestingField, ShownField } from './shown-field';

export type { FormSchema } from './schema-facts';

/** A form over a contract's schema. Fields take it as `form`, so that their names are checked. */
export interface SchemaForm<Values extends FieldValues> extends UseFormReturn<Values, unknown, Values> {
  /** Label, hint and need of a field, as the schema says them. */
  facts: (path: string) => FieldFacts;
  /** The fields that are on the screen, by path. */
  shown: Map<string, ShownField<Values>>;
  /** Those that come when they are gone to, by path. */
  resting: Map<string, RestingField<Values>>;
  /** What a part of the screen tells by itself where no field could, by path: `useToldHere`. */
  toldHere: Set<string>;
  /** The records that were chosen by name, by the id that the form holds of them. */
  picked: Map<string, Option>;
  /** What was typed into a picker and is none of its records, by path: the sentence that asks to choose. */
  unchosen: Map<string, string>;
  /** What was chosen by Enter before its search had answered. */
  awaited: AwaitedChoices;
  /** Says that what was typed is saved, as this; whoever opens the form anew on it spares its fields being drawn twice. */
  settle: (defaults: DefaultValues<Values>) => void;
  /** Begins anew with other defaults, as if the form had been opened with them. */
  restart: (defaults: DefaultValues<Values>) => void;
}

/**
 * `useSchemaForm(bankInput, { accountType: 'CURRENT' })`. Validates on submit and from then on while typing. Defaults are
 * read once: give the form's component a `key` to start anew with another record.
 */
export function useSchemaForm<Values extends FieldValues>(
  schema: FormSchema<Values>,
  defaults: NoInfer<DefaultValues<Values>>,
): SchemaForm<Values> {
  const [fixed] = useState(() => {
    const facts = factsOf(schema.describe());
    const unchosen = new Map<string, string>();
    return {
      facts,
      shown: new Map<string, ShownField<Values>>(),
      resting: new Map<string, RestingField<Values>>(),
      picked: new Map<string, Option>(),
      toldHere: new Set<string>(),
      unchosen,
      awaited: awaitedChoices(),
      resolver: schemaResolver(schema, facts, unchosen),
      defaultValues: withBlankStarts<DefaultValues<Values>>(defaults, facts),
    };
  });
  const form = useForm<Values, unknown, Values>({
    resolver: fixed.resolver,
    defaultValues: fixed.defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  // The same object for as long as the form is open, as the library's own is, so that a field can tell that nothing changed.
  const [kit] = useState<SchemaForm<Values>>(() => ({
    ...form,
    facts: (path) => factsAt(fixed.facts, path),
    shown: fixed.shown,
    resting: fixed.resting,
    setFocus: (path, options) => {
      const resting = fixed.resting.get(path);
      if (resting) resting.goTo();
      else form.setFocus(path, options);
    },
    toldHere: fixed.toldHere,
    picked: fixed.picked,
    unchosen: fixed.unchosen,
    awaited: fixed.awaited,
    settle: (start) => form.reset(withBlankStarts(start, fixed.facts), { keepValues: true }),
    restart: (start) => form.reset(withBlankStarts(start, fixed.facts)),
    get formState() {
      return form.formState;
    },
  }));
  return kit;
}
