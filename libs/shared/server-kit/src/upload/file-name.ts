import type { FileKind } from '@freightdesk/shared-endpoint';

const endings: Readonly<Record<FileKind, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
  'text/csv': '.csv',
  'application/json': '.json',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
};

const longestStem = 100;
/** No file system takes longer ones; composing a heap of marks takes the square of its length. */
const longestSent = 1_000;
/** Devices of Windows, which no folder there takes as a file, whatever ending it bears. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const program =
  /\.(?:html?|xhtml|svgz?|xml|m?js|css|php\d?|hta|exe|dll|com|bat|cmd|ps1|vbs|scr|msi|lnk|jar|sh|app|apk|dmg)$/i;

/** The last part of a path, of this system or the other. */
const baseOf = (name: string): string => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

/** Without control characters, turned writing directions, quotes (which browsers send as %22) and what no file system takes. */
const plain = (name: string): string =>
  withoutEndDots(
    name
      .slice(0, longestSent)
      .normalize('NFC')
      .replace(/%(?:22|0a|0d)|[\p{C}\p{Zl}\p{Zp}<>:"|?*]/giu, '')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+/, ''),
  );

/** Step by step: a pattern that ends at the end begins anew at every dot of a name that is made of dots. */
function withoutEndDots(name: string): string {
  let end = name.length;
  while (end > 0 && '. '.includes(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

/** Whether a name promises something that a computer would run. */
export const namesProgram = (sent: string): boolean => program.test(plain(baseOf(sent)));

/** The name under which a file is kept and handed out: its own as far as it is harmless, and the ending of what it is. */
export function fileName(sent: string, kind: FileKind): string {
  const stem = plain(baseOf(sent)).replace(/(?:^|\.)(?:png|jpe?g|jfif|webp|pdf|csv|json|txt|xlsx)$/i, '');
  const short = [...stem].slice(0, longestStem).join('').trim();
  const safe = short === '' ? 'file' : device.test(short) ? `_${short}` : short;
  return `${safe}${endings[kind]}`;
}
