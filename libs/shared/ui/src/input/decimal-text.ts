/** What a person types as a number, as the contract writes it: no grouping commas, a nought before the point. */
export function decimalText(typed: string): string {
  const text = typed.replaceAll(',', '').trim();
  return text.startsWith('.') ? `0${text}` : text;
}
