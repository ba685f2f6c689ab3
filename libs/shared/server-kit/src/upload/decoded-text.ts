/** How text of two bytes a letter is ordered, as spreadsheets of Windows save it after a mark; null where it is none. */
function twoByteOrder([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function decodedBy(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Text of two bytes a letter; null where the bytes are none. */
export function twoByteText(bytes: Uint8Array): string | null {
  const order = twoByteOrder(bytes);
  return order && decodedBy(order, bytes);
}

/** Text as most programs write it, else as those of Windows do. */
export const decodedText = (bytes: Uint8Array): string =>
  twoByteText(bytes) ?? decodedBy('utf-8', bytes) ?? new TextDecoder('windows-1252').decode(bytes);
