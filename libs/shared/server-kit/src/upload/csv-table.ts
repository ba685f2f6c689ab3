/** What stands between two cells: whatever the first lines have most of. */
function separatorOf(text: string): string {
  const head = text.slice(0, 4_000);
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).mark;
}

/** A cell that begins with a quote ends with the next lone one; two of them are one of its text (RFC 4180). */
function quotedEnd(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at === -1 ? text.length : at;
}

/** The cells of a text, row by row, without the blanks around them. */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const ends = new RegExp(separator === '|' ? String.raw`\||\r?\n|\r` : `${separator}|\\r?\\n|\\r`, 'g');
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const isQuoted = text[at] === '"';
    const close = isQuoted ? quotedEnd(text, at + 1) : at;
    ends.lastIndex = close;
    const end = ends.exec(text);
    const cell = isQuoted ? text.slice(at + 1, close).replaceAll('""', '"') : text.slice(at, end?.index);
    rows.at(-1)?.push(cell.trim());
    if (end === null) break;
    if (end[0] !== separator) rows.push([]);
    at = end.index + end[0].length;
  }
  return rows;
}
