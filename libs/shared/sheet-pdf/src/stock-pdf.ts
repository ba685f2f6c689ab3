import { setImmediate } from 'node:timers/promises';
import type { PlacedText, PrintedStock } from '@freightdesk/shared-sheet';
import { begunDocument, written } from './begun-document';
import type { Face } from './fonts';
import { ink } from './pen';

const points = (mm: number): number => (mm * 72) / 25.4;

/** Below this nobody reads it; a text that would need less runs over its room. */
const leastSize = 5;

/** The size at which a text fits into its room. */
function fittingSize(doc: PDFKit.PDFDocument, { text, widthMm, size, strong }: PlacedText): number {
  const face: Face = strong ? 'bold' : 'regular';
  const width = doc.font(face).fontSize(size).widthOfString(text);
  return width <= points(widthMm) ? size : Math.max(leastSize, (size * points(widthMm)) / width - 0.05);
}

function drawPlaced(doc: PDFKit.PDFDocument, placed: PlacedText): void {
  const { text, align = 'left', turned = 0, ruled = false } = placed;
  const [x, y, width] = [points(placed.xMm), points(placed.yMm), points(placed.widthMm)];
  const size = fittingSize(doc, placed);
  doc.save().rotate(-turned, { origin: [x, y] });
  if (ruled) {
    for (const line of [y - 2, y + size * 1.4 + 1]) {
      doc
        .moveTo(x, line)
        .lineTo(x + width, line)
        .lineWidth(0.8)
        .strokeColor(ink.black)
        .stroke();
    }
  }
  const free = align === 'center' ? Math.max(0, (width - doc.fontSize(size).widthOfString(text)) / 2) : 0;
  doc.fillColor(ink.black).text(text, x + free, y, { lineBreak: false });
  doc.restore();
}

/** A page of the size of the paper that lies in the printer, with what is written into it and nothing else. */
export async function* stockPdf(stock: PrintedStock, { at }: { at: Date }): AsyncGenerator<Uint8Array> {
  const size: [number, number] = [points(stock.widthMm), points(stock.heightMm)];
  const doc = await begunDocument({ title: stock.name, at, size });
  doc.addPage();
  for (const placed of stock.texts) drawPlaced(doc, placed);
  await setImmediate();
  doc.end();
  yield* written(doc);
}
