/**
 * Functions of the store that keep anew which lines and entries no match names, since when they do, and what the lines of a month come to.
 * Whoever matches meanwhile waits.
 */
export const openItemRebuilds: readonly string[] = [
  'rebuild_open_entries',
  'rebuild_open_lines',
  'rebuild_match_spans',
  'rebuild_line_months',
];
