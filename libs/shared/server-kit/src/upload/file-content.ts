import type { FileKind } from '@freightdesk/shared-endpoint';
import { type FileProblem, fileProblems } from './file-problems';
import { hidesInDocument, hidesInPicture } from './hidden-file';
import { isJpeg, readJpeg } from './jpeg';
import { isPdf, isWholePdf, runsCommands } from './pdf';
import type { Picture } from './picture';
import { isPng, readPng } from './png';
import { isJson, isSheet, isText } from './table-kind';
import { isWebp, readWebp } from './webp';

export interface FileContent {
  /** Null: none of the kinds that the product stores. */
  readonly kind: FileKind | null;
  readonly pixels: number | null;
  readonly fault: FileProblem | null;
}

interface PictureFormat {
  readonly kind: FileKind;
  is(bytes: Buffer): boolean;
  read(bytes: Buffer): Picture | null;
  /** Phones append a preview or a short film to their photographs. */
  readonly mayGoOn: boolean;
}

const pictureFormats: readonly PictureFormat[] = [
  { kind: 'image/png', is: isPng, read: readPng, mayGoOn: false },
  { kind: 'image/jpeg', is: isJpeg, read: readJpeg, mayGoOn: true },
  { kind: 'image/webp', is: isWebp, read: readWebp, mayGoOn: false },
];

/** What a file is, told by its bytes alone, and what is wrong with them. */
export function contentOf(bytes: Buffer): FileContent {
  const format = pictureFormats.find(({ is }) => is(bytes));
  if (format) return pictureContent(format, bytes);
  return isPdf(bytes)
    ? { kind: 'application/pdf', pixels: null, fault: pdfFault(bytes) }
    : { kind: tableKind(bytes), pixels: null, fault: null };
}

function tableKind(bytes: Buffer): FileKind | null {
  if (isSheet(bytes)) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  if (isJson(bytes)) return 'application/json';
  return isText(bytes) ? 'text/csv' : null;
}

function pictureContent({ kind, read, mayGoOn }: PictureFormat, bytes: Buffer): FileContent {
  const picture = read(bytes);
  if (picture === null) return { kind, pixels: null, fault: fileProblems.damaged };
  const { pixels, end } = picture;
  const hides = (end < bytes.length && !mayGoOn) || hidesInPicture(bytes.toString('latin1'));
  return { kind, pixels, fault: hides ? fileProblems.hidden : null };
}

function pdfFault(bytes: Buffer): FileProblem | null {
  // One character for each byte, so that places in the text are places in the file.
  const text = bytes.toString('latin1');
  if (!isWholePdf(text)) return fileProblems.damaged;
  if (hidesInDocument(text)) return fileProblems.hidden;
  return runsCommands(bytes, text) ? fileProblems.scripted : null;
}
