import { closeText } from '../form/likeness';
import { pastedCells } from '../form/pasted-cells';
import { mostChosen } from './use-chosen';

interface Picking<Row> {
  /** Rows of the list that a text is found in. */
  find: (text: string) => Promise<readonly Row[]>;
  numberOf: (row: Row) => string;
}

/** So many are looked for at a time. */
const atOnce = 8;

/** The rows of pasted numbers, however those are spaced, and the numbers that no row bears. Of a table the first column counts. */
export async function pickNumbers<Row>(text: string, { find, numberOf }: Picking<Row>) {
  const said = (pastedCells(text) ?? [[text]]).map(([number = '']) => number).filter((number) => number !== '');
  const numbers = [...new Set(said)].slice(0, mostChosen);
  const found: { number: string; rows: Row[] }[] = [];
  for (let from = 0; from < numbers.length; from += atOnce) {
    const some = numbers.slice(from, from + atOnce).map(async (number) => {
      const rows = await find(number);
      return { number, rows: rows.filter((row) => closeText(numberOf(row)) === closeText(number)) };
    });
    found.push(...(await Promise.all(some)));
  }
  return {
    rows: found.flatMap(({ rows }) => rows),
    missing: found.filter(({ rows }) => rows.length === 0).map(({ number }) => number),
  };
}
