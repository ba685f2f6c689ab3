import { commonProblems, type FieldProblem } from '@freightdesk/shared-endpoint';
import { array, boolean, number, record, type Schema, string } from '@freightdesk/shared-endpoint/schema';
import type { Kit, RegisteredEndpoint } from './kit';
import { Refusal } from '../problem/refusal';
import { validated } from '../input/validated';

const pageOf = (row: Schema): Schema =>
  record({
    data: array().of(row).required(),
    page: number().required(),
    pageSize: number().required(),
    total: number().required(),
    totalIsExact: boolean().required(),
    nextCursor: string().defined().nullable(),
  });

/** Holds an answer, as it will be read after its way over the wire, against the schema that OpenAPI publishes. */
export async function checkAnswer(kit: Kit, { endpoint, output }: RegisteredEndpoint, answer: unknown): Promise<void> {
  if (!kit.onWrongAnswer || !output) return;
  const sent: unknown = JSON.parse(JSON.stringify(answer ?? null));
  try {
    await validated(endpoint.envelope === 'list' ? pageOf(output) : output, sent, commonProblems.invalid);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    kit.onWrongAnswer(`The answer of ${endpoint.name} is not what its schema says: ${listed(error.details.errors)}`);
  }
}

const listed = (errors: readonly FieldProblem[] = []): string =>
  errors.map(({ field, code, message }) => `${field || '(whole)'}: ${code}, ${message}`).join('; ');
