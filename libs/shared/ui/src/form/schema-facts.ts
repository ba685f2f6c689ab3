/** What a form asks of a schema. Structural, so that this library needs no validation library of its own. */
export interface FormSchema<Values> {
  validate(value: unknown, options?: { abortEarly?: boolean }): Promise<Values>;
  describe(): object;
}

/** A field's description as the schema gives it. */
export interface FieldFacts {
  type: string;
  label: string | undefined;
  hint: string | undefined;
  required: boolean;
  nullable: boolean;
  fields: Readonly<Record<string, FieldFacts>>;
  /** The items of a list. */
  item: FieldFacts | undefined;
}

export const unknownField: FieldFacts = {
  type: 'mixed',
  label: undefined,
  hint: undefined,
  required: false,
  nullable: false,
  fields: {},
  item: undefined,
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textIn = (record: unknown, name: string): string | undefined => {
  const value = isObject(record) ? record[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Reads a schema's own description (`schema.describe()`): labels, hints (`meta({ hint })`), what is needed. */
export function factsOf(description: unknown): FieldFacts {
  if (!isObject(description)) return unknownField;
  const nullable = description['nullable'] === true;
  const fields = isObject(description['fields']) ? Object.entries(description['fields']) : [];
  return {
    type: textIn(description, 'type') ?? 'mixed',
    label: textIn(description, 'label'),
    hint: textIn(description['meta'], 'hint'),
    required: description['optional'] === false && !nullable,
    nullable,
    fields: Object.fromEntries(fields.map(([name, field]) => [name, factsOf(field)])),
    item: isObject(description['innerType']) ? factsOf(description['innerType']) : undefined,
  };
}

/** The facts of `lines.0.gstRate`. */
export const factsAt = (facts: FieldFacts, path: string): FieldFacts =>
  path.split('.').reduce((at, step) => (/^\d+$/.test(step) ? at.item : at.fields[step]) ?? unknownField, facts);
