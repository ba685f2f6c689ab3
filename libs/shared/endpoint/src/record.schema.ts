import { type AnyObject, object, ObjectSchema, type ObjectShape, type ValidationError } from 'yup';
import { isAskedOfGiven } from './rules.schema';

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
      const wrong = new Set(errors.map(({ path = '' }) => memberAt(path, options.path)));
      // It is no record at all.
      if (wrong.has('')) return next(errors, value);
      const right = Object.fromEntries(Object.entries(value).filter(([name]) => !wrong.has(name)));
      const tests = this.tests.filter(({ OPTIONS }) => isAskedOfGiven(OPTIONS?.test));
      this.runTests({ ...asked, value: right, tests }, panic, (found) => {
        const each = found.flatMap((error) => (error.inner.length > 0 ? error.inner : [error]));
        // A member that is wrong was kept from the test: what that says of it, it may say of an empty one.
        const beside = each.filter(({ path = '' }) => !wrong.has(memberAt(path, options.path)));
        next([...errors, ...beside], value);
      });
    });
  }
}

/** `lines` of `bill.lines[0].rate`, in the record at `bill`. */
const memberAt = (path: string, own = ''): string =>
  /^[^.[]*/.exec(path.slice(own === '' ? 0 : own.length + 1))?.[0] ?? '';

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
