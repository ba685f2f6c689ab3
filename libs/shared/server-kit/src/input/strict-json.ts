import { commonProblems, type FieldProblem } from '@freightdesk/shared-endpoint';
import { asSentence, type Sentence, type Words } from '@freightdesk/shared-sentence';
import { refuse } from '../problem/refusal';
import { normalText, unusableCharacter } from './strict-text';
import { UploadedFile } from '../upload/uploaded-file';

export const jsonLimits = { bytes: 1024 * 1024, depth: 20, arrayLength: 1_000, textLength: 10_000 } as const;

/** The value of a JSON body. Anything that is not JSON in UTF-8, or is nested too deep, is 400. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (nesting(text) <= jsonLimits.depth) return JSON.parse(text);
  } catch {
    return refuse(commonProblems.bad_request, { message: 'The request is not valid JSON.' });
  }
  const values = { depth: jsonLimits.depth };
  return refuse(commonProblems.bad_request, { message: 'JSON may be nested {{depth}} levels deep.', values });
}

/**
 * How deep brackets nest, read before parsing so that no later step walks a tree of any depth. Each character is looked at
 * once, whatever the text is: nobody has signed in yet when this runs.
 */
export function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    // Strings are taken whole: brackets inside them do not count.
    if (character === '"') at = endOfString(text, at);
    else if (character === '[' || character === '{') deepest = Math.max(deepest, (depth += 1));
    else if (character === ']' || character === '}') depth -= 1;
  }
  return deepest;
}

/** Where the string that begins at a quote ends; one without an end goes on to the end of the text. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '"') return at;
    if (text[at] === '\\') at += 1;
  }
  return text.length;
}

interface Normalised {
  value: unknown;
  errors: FieldProblem[];
}

/**
 * The one form of a JSON value that use cases see: texts composed and trimmed, every number exact, nothing oversized. A file,
 * which only a form can hold, is seen as it is or not at all.
 */
export function normalise(value: unknown, largest: number = Number.MAX_SAFE_INTEGER): Normalised {
  const errors: FieldProblem[] = [];
  const wrong = (field: string, code: string, words: Words) => void errors.push({ field, code, ...asSentence(words) });
  return { value: normal(value, '', Object.assign(wrong, { largest })), errors };
}

interface Wrong {
  (field: string, code: string, words: Words): void;
  largest: number;
}

function normal(value: unknown, path: string, wrong: Wrong): unknown {
  if (typeof value === 'string') return normalString(value, path, wrong);
  if (typeof value === 'number') return normalNumber(value, path, wrong);
  if (Array.isArray(value)) {
    if (value.length > jsonLimits.arrayLength) {
      return wrong(path, 'max', { message: 'At most {{max}} entries.', values: { max: jsonLimits.arrayLength } });
    }
    return value.map((entry: unknown, index) => normal(entry, below(path, String(index)), wrong));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof UploadedFile) {
    return value.fault === null ? value : wrong(path, value.fault.code, value.fault.message);
  }
  const members: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    const field = below(path, key);
    // The one name that would not become a member but the object's prototype.
    if (key === '__proto__') wrong(field, 'unknown', unknownField);
    else members[key] = normal(member, field, wrong);
  }
  return members;
}

export const atMostCharacters = (max: number): Sentence => ({
  message: 'At most {{max}} characters.',
  values: { max },
});

export const unknownField = 'This field is not known here.';

/** A path such as `lines.0.gstRate`; keys come from outside, so an absurd one is cut. */
export const below = (path: string, key: string): string => (path ? `${path}.${key.slice(0, 100)}` : key.slice(0, 100));

function normalString(value: string, path: string, wrong: Wrong): unknown {
  const text = normalText(value);
  if (text === null) return wrong(path, 'characters', unusableCharacter);
  if (text.length > jsonLimits.textLength) return wrong(path, 'max', atMostCharacters(jsonLimits.textLength));
  return text;
}

function normalNumber(value: number, path: string, wrong: Wrong): unknown {
  const exact = Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
  if (!exact) return wrong(path, 'number', 'That number is too large to be exact.');
  if (Math.abs(value) > wrong.largest)
    return wrong(path, 'max', 'That amount is too large: it has at most 13 digits, its decimals among them.');
  return value === 0 ? 0 : value;
}
