import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { errorOfField, invalidFields, type Schema, ValidationError } from '@freightdesk/shared-endpoint/schema';
import type { FormSchema } from '@freightdesk/shared-ui/forms';
import type { Amounts } from './amounts';

interface Over<Form, Input> {
  schema: Schema<Input>;
  /** What the form says, as the server takes it. */
  inputOf: (form: Form) => Input;
  /** What the rules say of an input whose every field is right alone. */
  problemsOf: (input: Input) => readonly FieldProblem[];
  /** Where on the form a problem of the input belongs. */
  fieldOf: (field: string, input: Input) => string;
}

const holdsAmounts = <Form extends { amounts: Amounts }>(value: unknown): value is Form =>
  typeof value === 'object' && value !== null && 'amounts' in value;

/**
 * The schema of a form that gives an amount to each of many invoices: it holds what the form says against the contract's
 * schema and rules, and tells each problem at the field of its invoice.
 */
export function schemaOverAmounts<Form extends { amounts: Amounts }, Input>({
  schema,
  inputOf,
  problemsOf,
  fieldOf,
}: Over<Form, Input>): FormSchema<Form> {
  return {
    describe: () => schema.describe(),
    async validate(value) {
      if (!holdsAmounts<Form>(value)) throw new TypeError('The form holds amounts.');
      const input = inputOf(value);
      const invalid = await invalidFields(schema, input);
      const problems = invalid.length > 0 ? invalid : problemsOf(input);
      if (problems.length > 0)
        throw new ValidationError(
          problems.map((problem) => errorOfField({ ...problem, field: fieldOf(problem.field, input) })),
        );
      return value;
    },
  };
}
