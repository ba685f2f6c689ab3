import { parseAmount, plainDecimal, withoutGrouping } from '@freightdesk/shared-money';

/** As many decimals as a rate has. */
const scale = 4;

/** `85k` and `1.2L` in figures; null for what has no such word. */
function inFigures(text: string): string | null {
  const moved = /[a-z₹]/i.test(text) ? parseAmount(text, scale) : null;
  return moved === null ? null : plainDecimal({ digits: BigInt(moved), scale });
}

/** What a person types as a number, as the contract writes it: no commas between thousands, a nought before the point, words in figures. */
export function decimalText(typed: string): string {
  const text = withoutGrouping(typed.trim());
  return inFigures(text) ?? (text.startsWith('.') ? `0${text}` : text);
}
