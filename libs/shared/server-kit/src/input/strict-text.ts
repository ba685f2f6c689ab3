/**
 * Control characters but tab and line feed (remarks and addresses have lines), and halves of a surrogate pair: neither can
 * be stored or printed faithfully.
 */
const unstorable = /(?![\t\n])\p{Cc}|\p{Surrogate}/u;

/**
 * Embeddings, overrides and isolates of the writing direction: by them a name reads otherwise than it is spelled, in lists,
 * on invoices and in logs. Arabic and Hindi are written without them; the marks U+200E, U+200F and U+061C, which keyboards
 * put in, turn no letter and stay.
 */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * More marks on one letter than any script has (UAX #15, Stream-Safe Text: 30). Composing such a heap takes the square of its
 * length: 80,000 marks held the server up for almost three seconds.
 */
const heap = /\p{M}{31}/u;

/** Letters, figures and signs of ASCII are spelled as they are stored: most texts that come, ids and cursors among them, are of these alone. */
const plain = /^[\t\n\x20-\x7e]*$/;

/** What is told of such a text: it comes with what is pasted, out of a PDF above all. */
export const unusableCharacter = 'This holds a character that cannot be used. Type it instead of pasting it.';

/** The one spelling of a text that is stored: composed (NFC), trimmed, plain line feeds. `null` when it cannot be stored. */
export function normalText(text: string): string | null {
  if (plain.test(text)) return text.trim();
  const lines = text.replaceAll('\r\n', '\n');
  return [unstorable, turning, heap].some((pattern) => pattern.test(lines)) ? null : lines.normalize('NFC').trim();
}
