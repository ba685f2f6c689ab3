/**
 * Control characters but tab and line feed (remarks and addresses have lines), and halves of a surrogate pair: neither can
 * be stored or printed faithfully.
 */
const unstorable = /(?![\t\n])\p{Cc}|\p{Surrogate}/u;

/** The one spelling of a text that is stored: composed (NFC), trimmed, plain line feeds. `null` when it cannot be stored. */
export function normalText(text: string): string | null {
  const lines = text.replace(/\r\n/g, '\n');
  return unstorable.test(lines) ? null : lines.normalize('NFC').trim();
}
