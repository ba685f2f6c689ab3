/**
 * Functions of the store that keep anew which lines and entries no match names, since when they do, what the lines of a month come to, and what
 * became of the cheques of a day. Whoever matches meanwhile waits.
 */
export const openItemRebuilds: readonly string[] = [
  'rebuild_open_entries',
  'rebuild_open_lines',
  'rebuild_match_spans',
  'rebuild_line_months',
  'rebuild_cheque_days',
];
