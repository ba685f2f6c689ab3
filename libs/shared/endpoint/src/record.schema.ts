import { type AnyObject, object, ObjectSchema, type ObjectShape, type ValidationError } from 'yup';
import { listsReadByRow } from './rules.schema';

type Options = Parameters<ObjectSchema<AnyObject>['asNestedTest']>[0]['options'];
type Panic = (error: Error, value: unknown) => void;
type Next = (errors: ValidationError[], value: unknown) => void;

/**
 * An object whose own tests are asked once each of its fields is right alone: they read several fields, and would otherwise
 * meet a number where a text should be, or a date that does not exist. Before that those alone are asked that say they do with
 * what is there, and of what is right in itself.
 */
class RecordSchema extends ObjectSchema<AnyObject> {
  protected override _validate(given: unknown, options: Options = {}, panic: Panic, next: Next): void {
    super._validate.call(fieldsOf(this), given, options, panic, (errors: ValidationError[], value: unknown) => {
      if (typeof value !== 'object' || value === null) return next(errors, value);
      const asked = { path: options.path, originalValue: given, options };
      if (errors.length === 0) return this.runTests({ ...asked, value, tests: this.tests }, panic, next);
      const wrong = errors.map(({ path = '' }) => stepsAt(path, options.path));
      // It is no record at all.
      if (wrong.some(([member]) => member === undefined)) return next(errors, value);
      const all = [...errors];
      for (const test of this.tests) {
        const byRow = listsReadByRow(test.OPTIONS?.test);
        if (byRow === undefined) continue;
        const apart = wrong.map(([member = '', row]) => (byRow.includes(member) && row ? [member, row] : [member]));
        this.runTests({ ...asked, value: withoutThose(value, apart), tests: [test] }, panic, (found) => {
          const each = found.flatMap((error) => (error.inner.length > 0 ? error.inner : [error]));
          // What is wrong was kept from the test: what that says of it, it may say of an empty one.
          const isBeside = (steps: readonly string[]) =>
            !apart.some((one) => one.every((step, index) => step === steps[index]));
          all.push(...each.filter(({ path = '' }) => isBeside(stepsAt(path, options.path))));
        });
      }
      next(all, value);
    });
  }
}

/** `lines`, `0` and `rate` of `bill.lines[0].rate`, in the record at `bill`. */
const stepsAt = (path: string, own = ''): string[] =>
  path
    .slice(own.length)
    .split(/[.[\]]+/)
    .filter(Boolean);

/** A record without the members, and with null in place of the rows, that these name. */
function withoutThose(value: object, those: readonly (readonly string[])[]): object {
  const kept: [string, unknown][] = Object.entries(value).flatMap(([name, held]) => {
    const of = those.filter(([member]) => member === name);
    if (of.some(([, row]) => row === undefined)) return [];
    const rows = new Set(of.map(([, row]) => Number(row)));
    return [[name, Array.isArray(held) ? held.map((row: unknown, at) => (rows.has(at) ? null : row)) : held]];
  });
  return Object.fromEntries(kept);
}

const withoutOwnTests = new WeakMap<RecordSchema, RecordSchema>();

function fieldsOf(schema: RecordSchema): RecordSchema {
  const known = withoutOwnTests.get(schema);
  if (known) return known;
  const fields = schema.clone();
  fields.tests = [];
  withoutOwnTests.set(schema, fields);
  return fields;
}

/** An object that takes these fields and no other. */
export function record<Shape extends ObjectShape>(shape: Shape) {
  const fields = object(shape);
  Object.setPrototypeOf(fields, RecordSchema.prototype);
  return fields.noUnknown().exact();
}
