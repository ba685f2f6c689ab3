import type { FieldPath, FieldValues } from 'react-hook-form';

/** A field by its name. */
interface NamedField<Values extends FieldValues> {
  path: FieldPath<Values>;
  label: string;
}

/** A field of which only the text is on the screen. */
export interface RestingField<Values extends FieldValues> extends NamedField<Values> {
  /** Brings it, and the cursor into it. */
  goTo: () => void;
}

/** A field that is on the screen, as far as others must speak of it. */
export interface ShownField<Values extends FieldValues> extends NamedField<Values> {
  /** A value as the field would show it: a choice by its label, a record by its name; null or blank for none. */
  written: (value: unknown) => string | null;
  change: (value: unknown) => void;
  /** A text as its value, where it can be pasted; undefined for what is none. */
  read?: ((text: string) => unknown) | undefined;
  /** What else of the form follows where a value is pasted or copied here, as it does where a person chooses it. */
  follow?: ((value: unknown) => void) | undefined;
  /** The field of the record that stands behind the words of this one: it is copied along. */
  behind?: FieldPath<Values> | undefined;
}
