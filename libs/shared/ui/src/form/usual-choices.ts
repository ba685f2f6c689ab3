import { useEffect } from 'react';

interface Choice {
  id: string;
  title: string;
}

/** What is offered, and what the record bears already though it is offered no longer. */
export const withBorne = (offered: readonly Choice[], borne: readonly Choice[]): { value: string; label: string }[] =>
  [...offered, ...borne.filter(({ id }) => !offered.some((one) => one.id === id))].map(({ id, title }) => ({
    value: id,
    label: title,
  }));

/** As much of a form as begins with its usual choices. */
interface Beginning<Name extends string> {
  getValues: (name: Name) => unknown;
  resetField: (name: Name, options: { defaultValue: string[]; keepDirty: boolean }) => void;
}

/** A new record begins with the choices that are usual, once they are known; one that says which it has keeps those. */
export function useUsual<Name extends string>(
  form: Beginning<Name>,
  name: Name,
  offered: readonly (Choice & { isDefault: boolean })[] | undefined,
): void {
  useEffect(() => {
    if (!offered || form.getValues(name) !== undefined) return;
    const defaultValue = offered.filter(({ isDefault }) => isDefault).map(({ id }) => id);
    // What nobody typed is no change: the form stays as untouched as it was, and leaves no draft behind.
    form.resetField(name, { defaultValue, keepDirty: true });
  }, [form, name, offered]);
}
