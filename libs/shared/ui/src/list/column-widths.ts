export interface Wished {
  readonly id: string;
  /** As wide as it is without a look at what it holds; words are cut, but not below this. */
  readonly width: number;
  readonly isElastic: boolean;
  readonly isSized?: boolean;
  readonly align?: 'start' | 'end';
}

/** What each column needs to be seen whole, by its id; none where that is not known yet. */
export type Needs = Readonly<Record<string, number>>;

/** What is no figure is cut all the same where it is longer than this. */
const widestPx = 260;
/** Names are what most columns of words hold, and a company’s is long. */
const widestNamePx = 340;

interface Span {
  readonly id: string;
  readonly isElastic: boolean;
  readonly least: number;
  readonly wish: number;
}

function spanOf({ id, width, isElastic, isSized = false, align }: Wished, needs: Needs): Span {
  const need = needs[id] ?? 0;
  if (isSized) return { id, isElastic, least: width, wish: width };
  if (isElastic) {
    const wish = Math.min(need || width, widestNamePx);
    return { id, isElastic, least: Math.min(width, wish), wish };
  }
  // Words may end in dots; half an amount would be another amount, and half a number or date says nothing.
  const whole = align === 'end' ? need : Math.min(need, widestPx);
  return { id, isElastic, least: whole || width, wish: Math.max(width, whole) };
}

const sumOf = (spans: readonly Span[], member: 'least' | 'wish'): number =>
  spans.reduce((sum, span) => sum + span[member], 0);

/** The room in which nothing of the columns is cut. */
export const seenWhole = (columns: readonly Wished[], needs: Needs): number =>
  columns
    .map((column) => spanOf(column, needs))
    .reduce((sum, { isElastic, least, wish }) => sum + (isElastic ? wish : least), 0);

/** So much narrower in all, each by its part of what it can spare. */
function narrowed(spans: readonly Span[], by: number): Span[] {
  const spare = sumOf(spans, 'wish') - sumOf(spans, 'least');
  const part = spare === 0 ? 0 : Math.min(by / spare, 1);
  return spans.map((span) => ({ ...span, wish: Math.floor(span.wish - (span.wish - span.least) * part) }));
}

/**
 * How wide columns are in a room. Where all fit, they are as wide as the kind of their field, and words share what is left. Where words would
 * be cut, figures and dates give what they do not need; only then words end in dots, and what still has no room is scrolled to.
 */
export function sharedOut<Column extends Wished>(columns: readonly Column[], needs: Needs, room: number): Column[] {
  const spans = columns.map((column) => spanOf(column, needs));
  const [fixed, elastic] = [spans.filter((span) => !span.isElastic), spans.filter((span) => span.isElastic)];
  const over = Math.max(sumOf(spans, 'wish') - room, 0);
  const less = room === 0 ? fixed : narrowed(fixed, over);
  const left = room - sumOf(less, 'wish');
  const share = left / elastic.length;
  const isEqual = room === 0 || elastic.every(({ wish }) => wish <= share);
  const words = isEqual ? elastic.map((span) => ({ ...span, wish: span.least })) : shared(elastic, left);
  const widths = new Map([...less, ...words].map(({ id, wish }) => [id, wish]));
  return columns.map((column) => ({
    ...column,
    width: widths.get(column.id) ?? column.width,
    isElastic: column.isElastic && isEqual,
  }));
}

/** Words as wide as they are, and wider by what is left; or narrower where it is not enough. */
function shared(elastic: readonly Span[], left: number): Span[] {
  const rest = left - sumOf(elastic, 'wish');
  if (rest < 0) return narrowed(elastic, -rest);
  return elastic.map((span) => ({ ...span, wish: span.wish + Math.floor(rest / elastic.length) }));
}
