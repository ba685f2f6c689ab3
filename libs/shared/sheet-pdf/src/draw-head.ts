import type { PrintedSheet, SheetFact, SheetSide } from '@freightdesk/shared-sheet';
import { body, ink, paper, paperWidth, type Pen, type Place, small, strong, whole } from './pen';

const gap = 16;
const half = (paperWidth - gap) / 2;
export const leftHalf: Place = { x: paper.left, width: half };
export const rightHalf: Place = { x: paper.left + half + gap, width: half };

/** Names at the start and values at the end of a line; answers where they end. */
export function drawFacts(pen: Pen, facts: readonly SheetFact[], { x, width }: Place, from: number): number {
  let y = from;
  for (const { label, value, strong: isStrong = false } of facts) {
    const look = isStrong ? strong : body;
    const share = Math.min(width - pen.width(value, look) - 8, width * 0.62);
    const names: Place = { x, width: Math.max(share, width * 0.38) };
    const values: Place = { x: x + names.width + 4, width: width - names.width - 4 };
    const left = pen.write(label, names, y, isStrong ? look : { ...look, colour: ink.grey });
    y += Math.max(left, pen.write(value, values, y, { ...look, align: 'right' })) + 1.5;
  }
  return y;
}

function drawSide(pen: Pen, { caption, name, lines }: SheetSide, place: Place, from: number): number {
  let y = from + pen.write(caption, place, from, small);
  y += pen.write(name, place, y, strong) + 1;
  for (const line of lines) y += pen.write(line, place, y, body);
  return y;
}

/** A picture that can't be drawn leaves the document whole. */
function drawLogo(pen: Pen, logo: Uint8Array | undefined): number {
  if (!logo) return 0;
  try {
    pen.doc.image(Buffer.from(logo), paper.left, pen.y, { fit: [160, 48] });
    return 54;
  } catch {
    return 0;
  }
}

/** A firm's name is longer than a document's. */
const issuerPlace: Place = { x: paper.left, width: paperWidth * 0.6 };
const titlePlace: Place = { x: paper.left + paperWidth * 0.6, width: paperWidth * 0.4 };

function drawIssuer(pen: Pen, sheet: PrintedSheet, logo: Uint8Array | undefined): void {
  const from = pen.y;
  let left = from + drawLogo(pen, logo);
  left += pen.write(sheet.issuer.name, issuerPlace, left, { size: 13, face: 'bold' }) + 1;
  for (const line of sheet.issuer.lines) left += pen.write(line, issuerPlace, left, body);
  let right = from;
  right += pen.write(sheet.title.toUpperCase(), titlePlace, right, { size: 14, face: 'bold', align: 'right' }) + 2;
  right += pen.write(sheet.mark, titlePlace, right, { ...small, align: 'right' });
  if (sheet.number) right += pen.write(sheet.number, titlePlace, right + 2, { ...strong, align: 'right' });
  pen.y = Math.max(left, right) + 8;
}

/** Who makes the document, which one it is, between whom it stands, and its facts: two beside each other. */
export function drawHead(pen: Pen, sheet: PrintedSheet, logo: Uint8Array | undefined): void {
  const { heading, sides, facts } = sheet;
  if (heading) pen.y += pen.write(heading, whole, pen.y, { size: 15, face: 'bold', align: 'center' }) + 6;
  drawIssuer(pen, sheet, logo);
  pen.line(pen.y, whole);
  pen.y += 8;
  const parts = [
    ...sides.map((side) => (place: Place, from: number) => drawSide(pen, side, place, from)),
    ...(facts.length > 0 ? [(place: Place, from: number) => drawFacts(pen, facts, place, from)] : []),
  ];
  for (let index = 0; index < parts.length; index += 2) {
    const left = parts[index]?.(leftHalf, pen.y) ?? pen.y;
    const right = parts[index + 1]?.(rightHalf, pen.y) ?? pen.y;
    pen.y = Math.max(left, right) + 10;
  }
}
