/** A column that a person chose, and how wide it is where that was said. */
export interface ColumnChoice {
  readonly id: string;
  readonly width?: number;
}

/** The columns of a list, in order; one that is left out is not shown. None: as the list has them. */
export type Arrangement = readonly ColumnChoice[];

export type Density = 'compact' | 'comfortable';

export const narrowestPx = 56;
export const widestPx = 640;

const bounded = (width: number): number => Math.round(Math.min(Math.max(width, narrowestPx), widestPx));

interface Arranged {
  readonly id: string;
  readonly width: number;
  readonly isElastic: boolean;
  /** Somebody said how wide it is. */
  readonly isSized?: boolean;
}

/** Columns as somebody arranged them. The first one of the list says which row it is, and is always there and first. */
export function arranged<Column extends Arranged>(
  columns: readonly Column[],
  arrangement: Arrangement | undefined,
): readonly Column[] {
  if (!arrangement) return columns;
  const [first] = columns;
  const chosen = arrangement.flatMap(({ id, width }) => {
    const column = columns.find((known) => known.id === id);
    if (!column) return [];
    return [width === undefined ? column : { ...column, width: bounded(width), isElastic: false, isSized: true }];
  });
  const named = chosen.find(({ id }) => id === first?.id) ?? first;
  return named ? [named, ...chosen.filter((column) => column !== named)] : [];
}

/** The arrangement that shows these columns; widths that were said stay. */
const choicesOf = (shown: readonly Arranged[], known: Arrangement = []): ColumnChoice[] =>
  shown.map(({ id }) => known.find((choice) => choice.id === id) ?? { id });

export const withWidth = (
  shown: readonly Arranged[],
  known: Arrangement | undefined,
  { id, width }: { id: string; width: number | undefined },
): Arrangement =>
  choicesOf(shown, known).map((choice) =>
    choice.id !== id ? choice : width === undefined ? { id } : { id, width: bounded(width) },
  );

/** Shown at its place of the list where it was hidden, hidden where it was shown. */
export function withToggled(all: readonly Arranged[], known: Arrangement | undefined, id: string): Arrangement {
  const choices = choicesOf(arranged(all, known), known);
  if (choices.some((choice) => choice.id === id)) return choices.filter((choice) => choice.id !== id);
  const before = all
    .slice(
      0,
      all.findIndex((column) => column.id === id),
    )
    .map((column) => column.id);
  const place = choices.findLastIndex((choice) => before.includes(choice.id)) + 1;
  return choices.toSpliced(place, 0, { id });
}

/** Moved to stand where another one stands; nothing comes before the first column. */
export function withMoved(
  all: readonly Arranged[],
  known: Arrangement | undefined,
  { id, to }: { id: string; to: number },
): Arrangement {
  const choices = choicesOf(arranged(all, known), known);
  const from = choices.findIndex((choice) => choice.id === id);
  const moved = choices[from];
  if (!moved || from === 0 || to < 1 || to >= choices.length) return choices;
  return choices.toSpliced(from, 1).toSpliced(to, 0, moved);
}
