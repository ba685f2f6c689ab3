import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import { focusFirstField } from './first-field';

/** Where the cursor was in a form whose record is read anew: that form goes, and another one of the same fields comes at once. */
let left: string | null = null;

const nameOf = (field: Element | null): string | null =>
  field?.getAttribute('name') ?? field?.parentElement?.querySelector('input[name]')?.getAttribute('name') ?? null;

/**
 * As the ref of a page's form: the cursor starts in its first field, or where it stood in the form whose place this one takes, as after
 * Ctrl+S.
 */
export function useKeptPlace<Values extends FieldValues>(form: SchemaForm<Values>) {
  const start = useRef<string | null>(null);
  const goOn = useEffectEvent(() => {
    const isField = (path: string): path is FieldPath<Values> => form.shown.has(path) || form.resting.has(path);
    if (start.current !== null && isField(start.current)) form.setFocus(start.current);
    start.current = null;
  });
  // After its fields have said that they are there.
  useEffect(() => goOn(), []);
  return useCallback((element: HTMLFormElement) => {
    start.current = left;
    left = null;
    focusFirstField(element);
    return () => {
      const isHere = element.contains(document.activeElement);
      left = isHere ? nameOf(document.activeElement) : null;
      // Whoever comes later comes from elsewhere.
      queueMicrotask(() => (left = null));
    };
  }, []);
}
