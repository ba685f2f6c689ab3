import { keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDeferredText } from './use-deferred-text';
import type { Option } from '../form/option';

export type OptionQuery<Answer> = UseQueryOptions<Answer, Error, Answer, QueryKey>;

interface OptionSearch<Answer> {
  search: (text: string) => OptionQuery<Answer>;
  optionsOf: (answer: Answer) => readonly Option[];
  text: string;
  /** Nothing is asked before the field is opened. */
  enabled: boolean;
}

/** The options for what is typed; those of before stay until the new ones are there. */
export function useOptions<Answer>({ search, optionsOf, text, enabled }: OptionSearch<Answer>) {
  const settled = useDeferredText(text.trim());
  const { data, isPending, isError } = useQuery({ ...search(settled), enabled, placeholderData: keepPreviousData });
  return {
    options: data === undefined ? [] : optionsOf(data),
    isLoading: enabled && isPending && !isError,
    failed: isError,
  };
}
