/** What `useFieldArray` answers of a list of lines. */
interface LineArray<Line> {
  fields: readonly { id: string }[];
  append: (lines: Line[]) => void;
  insert: (index: number, line: Line) => void;
  remove: (index: number) => void;
}

interface LineTerms<Line> {
  /** A line that is begun. */
  blank: Line;
  /** The line as it is typed now. */
  lineAt: (index: number) => Line;
}

/** The lines of a grid that come at the end, go, and are put back as they were. */
export const gridLines = <Line extends object>(
  { fields, append, insert, remove }: LineArray<NoInfer<Line>>,
  { blank, lineAt }: LineTerms<Line>,
) => ({
  lines: fields,
  onAdd: (more = 1) => append(Array.from({ length: more }, () => ({ ...blank }))),
  onRemove: (index: number) => {
    const removed = lineAt(index);
    remove(index);
    return () => insert(index, removed);
  },
});
