/** What browsers and viewers would take for a page, a script or a document wherever it stands. */
const foreign = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)[\s>]|%PDF-\d/i;

/** A ZIP (and so a JAR or an office document) is read from its end, of which a comment may be 65,535 bytes. */
const archiveEnd = 'PK\x05\x06';
const archiveTail = 22 + 65_535;
/** RAR and 7-Zip, which are looked for anywhere in a file. */
const archiveStarts = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];

const holdsArchive = (text: string): boolean =>
  text.slice(-archiveTail).includes(archiveEnd) || archiveStarts.some((start) => text.includes(start));

/** Whether a picture is a second thing too: two programs would then see two different files. */
export const hidesInPicture = (text: string): boolean => foreign.test(text) || holdsArchive(text);

/** A table is text alone: neither a page nor a drawing that a browser would run. */
export const hidesInText = (text: string): boolean => foreign.test(text);

/** A document may speak of such things in its midst; at its edges they are there for another reader. */
export const hidesInDocument = (text: string): boolean =>
  foreign.test(text.slice(8, 1024)) || foreign.test(text.slice(text.lastIndexOf('%%EOF'))) || holdsArchive(text);
