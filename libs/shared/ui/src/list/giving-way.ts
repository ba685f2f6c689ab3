import { type Needs, seenWhole, type Wished } from './column-widths';

interface Giving extends Wished {
  readonly kind?: string | undefined;
  readonly hideOnPhone?: boolean;
}

const isDay = ({ kind }: Giving): boolean => kind === 'date' || kind === 'instant';
const isFigure = ({ align }: Giving): boolean => align === 'end';

/** Those first that a phone does without, then days; of figures the first, for what is left to do is a later one. */
function inOrder<Column extends Giving>([, ...others]: readonly Column[]): Column[] {
  const fromTheEnd = others.toReversed();
  const ways = [fromTheEnd.filter((column) => column.hideOnPhone), fromTheEnd.filter(isDay), others.filter(isFigure)];
  return [...new Set(ways.flat())];
}

/**
 * Columns beside a row that is seen with all of them: so many give way that the others stand whole. What says which row it is, names and
 * states stay; they are what one walks the rows by.
 */
export function givingWay<Column extends Giving>(
  columns: readonly Column[],
  needs: Needs,
  room: number,
): readonly Column[] {
  if (room === 0) return columns;
  return inOrder(columns).reduce<readonly Column[]>(
    (kept, given) => (seenWhole(kept, needs) <= room ? kept : kept.filter((column) => column !== given)),
    columns,
  );
}
