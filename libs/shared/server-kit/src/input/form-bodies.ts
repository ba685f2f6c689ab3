import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import { commonProblems, type FieldProblem, fileLimits } from '@freightdesk/shared-endpoint';
import { asSentence, type Words } from '@freightdesk/shared-sentence';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../problem/refusal';
import { atMostCharacters, jsonLimits, unknownField } from './strict-json';
import { UploadedFile } from '../upload/uploaded-file';

/** One file and a handful of texts; a text may be as long as in JSON, of which each character has up to four bytes. */
const limits = {
  fileSize: fileLimits.bytes,
  files: 1,
  fields: 50,
  parts: 51,
  fieldSize: 40_000,
  headerPairs: 20,
  headerSize: 8 * 1024,
};
/** What the parts' headers and the texts may add to the file. */
const mostBytes = fileLimits.bytes + 1024 * 1024;

const refuseType = (): never =>
  refuse(commonProblems.unsupported_media_type, { message: 'The request must be multipart/form-data.' });

/** On the routes of this scope a form is the only body; anything else is 415 before a byte of it is looked at. */
export async function takeFormsOnly(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits });
  scope.addContentTypeParser('*', async () => refuseType());
}

type Part = { name: string; text: string; isCut: boolean } | { name: string; file: { name: string; bytes: Buffer } };

/**
 * The form of a request: texts as they were sent, the file judged by its content. Undefined where there is no body. Too
 * much is 413, a form that breaks off or is none 400, and what is wrong with its parts 422.
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown> | undefined> {
  if (!request.isMultipart()) return undefined;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) refuse(commonProblems.payload_too_large);
  return formOf(await partsOf(request));
}

async function partsOf(request: FastifyRequest): Promise<Part[]> {
  const parts: Part[] = [];
  try {
    for await (const part of request.parts()) parts.push(await readPart(part));
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

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/** A field that comes twice would let two readers see two different forms. */
function formOf(parts: readonly Part[]): Record<string, unknown> {
  const form = new Map<string, unknown>();
  const errors: FieldProblem[] = [];
  const wrong = (name: string, code: string, words: Words) =>
    void errors.push({ field: name.slice(0, 100), code, ...asSentence(words) });
  for (const part of parts) {
    const { name } = part;
    if (form.has(name)) wrong(name, 'repeated', 'Give this only once.');
    else if ('file' in part && name !== 'file') wrong(name, 'unknown', unknownField);
    else if ('text' in part && part.isCut) wrong(name, 'max', atMostCharacters(jsonLimits.textLength));
    else form.set(name, 'file' in part ? new UploadedFile(part.file.name, part.file.bytes) : part.text);
  }
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
  return Object.fromEntries(form);
}
