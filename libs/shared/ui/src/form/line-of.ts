import { type FieldValues, get } from 'react-hook-form';
import type { SchemaForm } from './use-schema-form';

const isNumber = (step: string): boolean => /^\d+$/.test(step);

/** `lines.2.rate` is of line 3; of a list within the lines of another both are said where the other has several: 2.3. */
export function lineOf<Values extends FieldValues>({ getValues }: SchemaForm<Values>, path: string): string {
  const steps = path.split('.').slice(0, -1);
  const last = steps.findLastIndex(isNumber);
  const isOneOfSeveral = (at: number): boolean => {
    const lines: unknown = get(getValues(), steps.slice(0, at).join('.'));
    return Array.isArray(lines) && lines.length > 1;
  };
  return steps
    .filter((step, at) => isNumber(step) && (at === last || isOneOfSeveral(at)))
    .map((step) => Number(step) + 1)
    .join('.');
}
