import { useCallback, useEffect, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { unknownField } from '../form/schema-facts';
import type { SchemaForm } from '../form/use-schema-form';
import { focusFirstField } from './first-field';

/** Where the cursor was in a form whose record is read anew: that form goes, and another one of the same fields comes at once. */
let left: string | null = null;

const nameOf = (field: Element | null): string | null =>
  field?.getAttribute('name') ?? field?.parentElement?.querySelector('input[name]')?.getAttribute('name') ?? null;

const isFieldOf = <Values extends FieldValues>(
  { facts }: SchemaForm<Values>,
  path: string | null,
): path is FieldPath<Values> => path !== null && facts(path) !== unknownField;

/**
 * As the ref of a page's form: the cursor starts in its first field, or where it stood in the form whose place this one takes, as after
 * Ctrl+S.
 */
export function useKeptPlace<Values extends FieldValues>(form: SchemaForm<Values>) {
  const start = useRef<FieldPath<Values> | null>(null);
  useEffect(() => {
    // A line that rests as a text is brought once it has said that it is there.
    if (start.current !== null && form.resting.has(start.current)) form.setFocus(start.current);
  }, [form]);
  return useCallback(
    (element: HTMLFormElement) => {
      start.current = isFieldOf(form, left) ? left : null;
      left = null;
      if (start.current !== null) form.setFocus(start.current);
      focusFirstField(element);
      return () => {
        left = element.contains(document.activeElement) ? nameOf(document.activeElement) : null;
        // Whoever comes later comes from elsewhere.
        queueMicrotask(() => (left = null));
      };
    },
    [form],
  );
}
