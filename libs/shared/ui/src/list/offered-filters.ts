import type { ListFilter } from './filter-chip';
import type { FilterFacts, ListFacts, Translate } from './list-source';

/** What a screen knows of its filters beside their definition, by the filter's name. */
export interface FilterWords {
  /** Choices that the server knows, such as the banks of a company. */
  options?: Readonly<Record<string, readonly { value: string; label: string }[]>> | undefined;
  /** What a filter is called where the rows tell more: `Vendor: Gati`. */
  names?: Readonly<Record<string, string | undefined>> | undefined;
}

const choicesOf = ({ values = [], offered = values, labels = {} }: FilterFacts, t: Translate) =>
  offered.map((value) => ({ value, label: t(labels[value] ?? value) }));

/** The filters of a toolbar: those that have a name. One that takes an id is set elsewhere, and only named and let go. */
export function offeredFilters(
  facts: ListFacts | undefined,
  { options = {}, names = {} }: FilterWords,
  t: Translate,
): ListFilter[] {
  return Object.entries(facts?.filters ?? {}).flatMap(([name, filter]): ListFilter[] => {
    if (filter.label === undefined) return [];
    const { kind } = filter;
    const label = names[name] ?? t(filter.label);
    const given = kind === 'choice' ? choicesOf(filter, t) : options[name];
    if (given) return [{ kind: 'choice', name, label, options: given }];
    return [{ kind: kind === 'date' || kind === 'flag' ? kind : 'shown', name, label }];
  });
}
