/** The cells of a spreadsheet as its copy has them: rows by line breaks, cells by tabs. Null for a text without either. */
export function pastedCells(text: string): string[][] | null {
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (rows.length === 1 && !text.includes('\t')) return null;
  return rows.map((row) => row.split('\t').map((cell) => cell.trim()));
}
