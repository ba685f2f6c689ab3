/** Functions of the store that keep anew which lines and entries no match names, and since when they do. Whoever matches meanwhile waits. */
export const openItemRebuilds: readonly string[] = [
  'rebuild_open_entries',
  'rebuild_open_lines',
  'rebuild_match_spans',
];
