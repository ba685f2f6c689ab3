/** What the rows up to and with each one come to, for every column that is summed; null where a column is not. */
export function runningTotals(rows: readonly (readonly (number | null)[])[]): (number | null)[][] {
  const totals: (number | null)[][] = [];
  let before: readonly (number | null)[] = [];
  for (const row of rows) {
    const come = row.map((amount, index) => (amount === null ? null : amount + (before[index] ?? 0)));
    totals.push(come);
    before = come;
  }
  return totals;
}
