import { type AnyObject, object, ObjectSchema, type ObjectShape, type ValidationError } from 'yup';

type Options = Parameters<ObjectSchema<AnyObject>['asNestedTest']>[0]['options'];
type Panic = (error: Error, value: unknown) => void;
type Next = (errors: ValidationError[], value: unknown) => void;

/**
 * An object whose own tests are asked once each of its fields is right alone: they read several fields, and would otherwise
 * meet a number where a text should be, or a date that does not exist.
 */
class RecordSchema extends ObjectSchema<AnyObject> {
  protected override _validate(given: unknown, options: Options = {}, panic: Panic, next: Next): void {
    super._validate.call(fieldsOf(this), given, options, panic, (errors: ValidationError[], value: unknown) => {
      if (errors.length > 0 || value === null || value === undefined) return next(errors, value);
      const { path } = options;
      this.runTests({ path, value, originalValue: given, options, tests: this.tests }, panic, next);
    });
  }
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
