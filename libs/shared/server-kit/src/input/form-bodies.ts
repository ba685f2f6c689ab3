import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import { commonProblems, type FieldProblem, fileLimits } from '@freightdesk/shared-endpoint';
import { asSentence, type Words } from '@freightdesk/shared-sentence';
import type { Schema } from '@freightdesk/shared-endpoint/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../problem/refusal';
import { timesIn } from './schema-walk';
import { atMostCharacters, jsonLimits, unknownField } from './strict-json';
import { UploadedFile } from '../upload/uploaded-file';

const fileField = 'file';

/**
 * As many files as the field takes, one as a rule, and a handful of texts; a text may be as long as in JSON, of which each character has
 * up to four bytes.
 */
const limitsFor = (schema: Schema | undefined) => ({
  fileSize: fileLimits.bytes,
  files: timesIn(schema, fileField),
  fields: 50,
  parts: 50 + timesIn(schema, fileField),
  fieldSize: 40_000,
  headerPairs: 20,
  headerSize: 8 * 1024,
});
/** What the parts' headers and the texts may add to the files, which together are bounded as one is. */
const mostBytes = fileLimits.bytes + 1024 * 1024;

const refuseType = (): never =>
  refuse(commonProblems.unsupported_media_type, { message: 'The request must be multipart/form-data.' });

/** On the routes of this scope a form is the only body; anything else is 415 before a byte of it is looked at. */
export async function takeFormsOnly(scope: FastifyInstance, schema: Schema | undefined): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits: limitsFor(schema) });
  scope.addContentTypeParser('*', async () => refuseType());
}

type Part = { name: string; text: string; isCut: boolean } | { name: string; file: { name: string; bytes: Buffer } };

/**
 * The form of a request: texts as they were sent, the file judged by its content. Undefined where there is no body. Too
 * much is 413, a form that breaks off or is none 400, and what is wrong with its parts 422.
 */
export async function readForm(
  request: FastifyRequest,
  schema: Schema | undefined,
): Promise<Record<string, unknown> | undefined> {
  if (!request.isMultipart()) return undefined;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) refuse(commonProblems.payload_too_large);
  return formOf(await partsOf(request), schema);
}

async function partsOf(request: FastifyRequest): Promise<Part[]> {
  const parts: Part[] = [];
  try {
    for await (const part of request.parts()) {
      parts.push(await readPart(part));
      if (bytesOf(parts) > fileLimits.bytes) refuse(commonProblems.payload_too_large);
    }
    return parts;
  } catch (error) {
    // What is still on its way is let pass unread, or the sender would never come to reading the answer.
    request.raw.unpipe().resume();
    return refuse(isTooLarge(error) ? commonProblems.payload_too_large : commonProblems.bad_request, {
      ...(!isTooLarge(error) && { message: 'The form is broken or did not arrive whole.' }),
    });
  }
}

async function readPart(part: MultipartFile | MultipartValue): Promise<Part> {
  // Parts without a name reach us without one, whatever their type says.
  const name = String(part.fieldname ?? '');
  if (part.type === 'file') {
    return { name, file: { name: String(part.filename ?? ''), bytes: await part.toBuffer() } };
  }
  return { name, text: String(part.value), isCut: part.valueTruncated };
}

const bytesOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + ('file' in part ? part.file.bytes.length : 0), 0);

const isTooLarge = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof Error && 'statusCode' in error && error.statusCode === 413);

const valueOf = (part: Part): UploadedFile | string =>
  'file' in part ? new UploadedFile(part.file.name, part.file.bytes) : part.text;

/** A field that comes twice, and is no list, would let two readers see two different forms. */
function formOf(parts: readonly Part[], schema: Schema | undefined): Record<string, unknown> {
  const form = new Map<string, unknown>();
  const isList = (name: string) => timesIn(schema, name) > 1;
  const errors: FieldProblem[] = [];
  const wrong = (name: string, code: string, words: Words) =>
    void errors.push({ field: name.slice(0, 100), code, ...asSentence(words) });
  for (const part of parts) {
    const { name } = part;
    if (form.has(name) && !isList(name)) wrong(name, 'repeated', 'Give this only once.');
    else if ('file' in part && name !== fileField) wrong(name, 'unknown', unknownField);
    else if ('text' in part && part.isCut) wrong(name, 'max', atMostCharacters(jsonLimits.textLength));
    else form.set(name, isList(name) ? [form.get(name) ?? [], valueOf(part)].flat() : valueOf(part));
  }
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
  return Object.fromEntries(form);
}
