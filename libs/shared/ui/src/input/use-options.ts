import { hashKey, keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDraftOwner } from '../draft/draft-owner';
import { recentChoices } from '../draft/recent-choices';
import { halvesOf, isSlipOf, likeliest, plainText } from '../form/likeness';
import type { Option } from '../form/option';
import { useDeferredText } from './use-deferred-text';

export type OptionQuery<Answer> = UseQueryOptions<Answer, Error, Answer, QueryKey>;

export interface OptionSource<Answer> {
  /** The query that finds records for what was typed: `(q) => queryOf(listParties, { q, pageSize: 10 })`. */
  search: (text: string) => OptionQuery<Answer>;
  /** Told what was typed too, for where the answer is the same for every text. */
  optionsOf: (answer: Answer, text: string) => readonly Option[];
}

/** Whether two ways to search, written at two drawings, ask the same: what they ask for nothing tells what they are about. */
export const asksTheSame = (was: unknown, is: unknown): boolean =>
  typeof was === 'function' && typeof is === 'function' && hashKey([was('')]) === hashKey([is('')]);

interface OptionSearch<Answer> extends OptionSource<Answer> {
  text: string;
  /** Nothing is asked before the field is opened. */
  enabled: boolean;
}

/** What is one letter away from what was typed, asked for only where nothing was found. */
function useSlips<Answer>({ search, optionsOf, text }: OptionSource<Answer> & { text: string | null }) {
  const typed = text ?? '';
  const [half = '', otherHalf = ''] = halvesOf(typed);
  const [query, otherQuery] = [search(half), search(otherHalf)];
  // A list that is known as a whole has the same answer for every text, and found its slips itself.
  const enabled = half !== '' && hashKey(query.queryKey) !== hashKey(search(typed).queryKey);
  const answers = [useQuery({ ...query, enabled }), useQuery({ ...otherQuery, enabled })];
  const found = new Map<string, Option>();
  for (const { data } of enabled ? answers : []) {
    for (const option of data === undefined ? [] : optionsOf(data, typed)) found.set(option.id, option);
  }
  const isNear = ({ label }: Option) => isSlipOf(plainText(label), plainText(typed));
  return {
    options: [...found.values()].filter(isNear),
    isPending: enabled && answers.some(({ isPending }) => isPending),
  };
}

/** What this person chose lately from the same search; the key is that of the search for nothing. */
function useRecent<Answer>(search: OptionSource<Answer>['search']) {
  const person = useDraftOwner()?.person ?? null;
  const of = hashKey(search('').queryKey);
  return {
    recent: person === null ? [] : recentChoices.read(person, of),
    remember: (option: Option) => person !== null && recentChoices.add(person, of, option),
  };
}

/** No record is called by more; a longer search is refused. */
const mostSearched = 100;

/** What the search answered for a text, or what is one letter away from it. */
export function useFound<Answer>({ search, optionsOf, enabled }: Omit<OptionSearch<Answer>, 'text'>, typed: string) {
  const text = typed.slice(0, mostSearched);
  const query = useQuery({ ...search(text), enabled, placeholderData: keepPreviousData });
  const { data, isPending, isPlaceholderData, isError } = query;
  const found = data === undefined ? [] : optionsOf(data, text);
  const isAnswered = !isPending && !isPlaceholderData;
  const slips = useSlips({ search, optionsOf, text: enabled && isAnswered && found.length === 0 ? text : null });
  return {
    found: found.length > 0 ? found : slips.options,
    isLoading: enabled && (isPending || slips.isPending) && !isError,
    isAnswered: isError || (isAnswered && !slips.isPending),
    failed: isError,
  };
}

/** Before anything is typed what was chosen lately comes first. */
const orderedFor = (text: string, found: readonly Option[], recent: readonly Option[]): readonly Option[] =>
  text === ''
    ? [...recent, ...found.filter(({ id }) => recent.every((known) => known.id !== id))]
    : likeliest(found, text, recent);

/** The options for what is typed; those of before stay until the new ones are there. */
export function useOptions<Answer>(asked: OptionSearch<Answer>) {
  const typed = asked.text.trim();
  const settled = useDeferredText(typed);
  const { recent, remember } = useRecent(asked.search);
  const { found, isAnswered, isLoading, failed } = useFound(asked, settled);
  return {
    options: orderedFor(settled, found, recent),
    isLoading,
    /** Whether these are the options of the text as it stands. */
    isCurrent: settled === typed && isAnswered,
    failed,
    remember,
  };
}
