import { type Sentence, valuesFor } from '@freightdesk/shared-sentence';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from './use-schema-form';

interface Found extends Sentence {
  path: string;
}

/** Errors stand in the shape of the values: one of a whole list beside those of its lines. */
function found(errors: unknown, path: string): Found[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const own =
    'type' in errors && 'message' in errors && typeof errors.type === 'string' && typeof errors.message === 'string'
      ? [{ path, message: errors.message, ...valuesOf(errors.message, errors) }]
      : [];
  if (own.length > 0 && !Array.isArray(errors)) return own;
  const within = Object.entries(errors).flatMap(([name, error]) =>
    found(error, path === '' ? name : `${path}.${name}`),
  );
  return [...own, ...within];
}

function valuesOf(message: string, error: object): Pick<Sentence, 'values'> {
  const values = 'values' in error ? valuesFor(message, error.values) : undefined;
  return values ? { values } : {};
}

/** What the schema holds against a form and no field of the screen can say, such as a sum of its lines. */
export function untoldErrors<Values extends FieldValues>(
  { shown, resting, toldHere }: Pick<SchemaForm<Values>, 'shown' | 'resting' | 'toldHere'>,
  errors: unknown,
): Sentence[] {
  const isTold = ({ path }: Found) =>
    shown.has(path) || resting.has(path) || [...toldHere].some((told) => path === told || path.startsWith(`${told}.`));
  return found(errors, '')
    .filter((error) => !isTold(error))
    .map(({ path: _, ...sentence }) => sentence);
}

/** For a part of the screen that is no field of the kit and says what is wrong at this path, or within it. */
export function useToldHere<Values extends FieldValues>({ toldHere }: SchemaForm<Values>, path: string): void {
  useEffect(() => {
    toldHere.add(path);
    return () => {
      toldHere.delete(path);
    };
  }, [toldHere, path]);
}
