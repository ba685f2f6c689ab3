import { array, mixed } from 'yup';
import { type FileKind, fileKinds, fileLimits, type FormFile } from './file-kinds';

export interface FileTerms {
  kinds: readonly FileKind[];
  mostBytes?: number;
  /** Of a picture, width times height. */
  mostPixels?: number;
}

interface FileProblem {
  type: string;
  message: string;
  params?: Record<string, string | number>;
}

const bytesOfMb = 1024 * 1024;

const isFormFile = (value: unknown): value is FormFile =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value && 'type' in value;

const namesOf = (kinds: readonly FileKind[]): string[] => kinds.map((kind) => fileKinds[kind]);

/** The first thing that is wrong: of a file of another kind the size is nobody's concern. */
function faultOf(given: FormFile, { kinds, mostBytes, mostPixels }: Required<FileTerms>): FileProblem | null {
  if (given.size === 0) return { type: 'empty', message: 'The file is empty.' };
  if (!kinds.some((kind) => kind === given.type)) {
    const params = { kinds: namesOf(kinds).join('/') };
    return { type: 'kind', message: 'Choose a file of these kinds: {{kinds}}.', params };
  }
  if (given.size > mostBytes) {
    return { type: 'max', message: 'At most {{most}} MB.', params: { most: mostBytes / bytesOfMb } };
  }
  if ((given.pixels ?? 0) > mostPixels) {
    return { type: 'pixels', message: 'At most {{most}} million pixels.', params: { most: mostPixels / 1_000_000 } };
  }
  return null;
}

/** A file of a multipart form: `file({ kinds: ['image/png'], mostBytes: 1024 * 1024 }).required()`. */
export const file = ({ kinds, mostBytes = fileLimits.bytes, mostPixels = fileLimits.pixels }: FileTerms) =>
  mixed<FormFile>(isFormFile)
    .typeError('Choose a file.')
    .test('file', (given, { createError }) => {
      const fault = given ? faultOf(given, { kinds, mostBytes, mostPixels }) : null;
      return fault === null || createError(fault);
    })
    .meta({
      jsonSchema: {
        type: 'string',
        format: 'binary',
        description: `${namesOf(kinds).join(', ')}; at most ${mostBytes / bytesOfMb} MB.`,
      },
    });

/** Files of one field, together no larger than one may be: `files({ kinds: ['image/png'], most: 10 }).min(1).required()`. */
export const files = ({ most, ...terms }: FileTerms & { most: number }) => {
  const { mostBytes = fileLimits.bytes } = terms;
  return array(file(terms).required())
    .max(most)
    .test('together', 'At most {{most}} MB together.', (given, { createError }) => {
      const bytes = (given ?? []).reduce((sum, { size }) => sum + size, 0);
      return bytes <= mostBytes || createError({ params: { most: mostBytes / bytesOfMb } });
    });
};
