import { array, type InferType, id, mixed, number, record, string } from '@freightdesk/shared-endpoint/schema';
import type { SentenceValues } from '@freightdesk/shared-sentence';

/** What a person types: a number in any spacing, a name, a piece of one. */
export const searchQuery = record({ q: string().max(200).default('') });
export type SearchQuery = InferType<typeof searchQuery>;

/** A record that was found. `score` is from 0 to 1: a whole number, then the beginning of one, then names, then names alike. */
export const hit = record({
  /** Its kind, as the trail of changes calls it. */
  record: string().required(),
  id: id().required(),
  number: string().defined().nullable(),
  title: string().defined(),
  subtitle: string().defined().nullable(),
  /** Where it was found: what that is called, and what stands there. */
  matched: record({ field: string().required(), text: string().defined() }).required(),
  score: number().required(),
});
export type Hit = InferType<typeof hit>;

/** What the check digit says against a number that was typed, and what may have been meant. */
const warning = record({
  code: string().oneOf(['check_digit']).required(),
  message: string().required(),
  /** Where it has values: the sentence with its places, and what stands in them. */
  text: string(),
  values: mixed<SentenceValues>(),
  repairs: array(string().required()).required(),
});

export const searchAnswer = record({
  data: record({ hits: array(hit.required()).required() }).required(),
  warnings: array(warning.required()).required(),
});
export type SearchAnswer = InferType<typeof searchAnswer>;
