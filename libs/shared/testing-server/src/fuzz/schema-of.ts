import type { RegisteredEndpoint } from '@freightdesk/shared-server-kit';
import { convertSchema } from '@sodaru/yup-to-json-schema';

export type JsonSchema = ReturnType<typeof convertSchema>;

const known = new WeakMap<object, JsonSchema>();

/** What an endpoint takes, as JSON Schema. It is worked out once: an attack asks for it thousands of times. */
export function schemaOf({ input }: Pick<RegisteredEndpoint, 'input'>): JsonSchema {
  if (!input) return {};
  const schema = known.get(input) ?? convertSchema(input);
  known.set(input, schema);
  return schema;
}
