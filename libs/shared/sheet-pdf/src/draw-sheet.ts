import type { PrintedSheet } from '@freightdesk/shared-sheet';
import { sayBlock } from './draw-blocks';
import { drawFoot, drawTotals } from './draw-foot';
import { drawHead } from './draw-head';
import { DrawnTable } from './draw-table';
import { ink, paper, Pen, small, whole } from './pen';

type Document = PDFKit.PDFDocument;

/** Across the page and under what is written on it. */
function drawWatermark(doc: Document, text: string): void {
  const size = 80;
  const y = (doc.page.height - size) / 2;
  doc.save().rotate(-35, { origin: [doc.page.width / 2, doc.page.height / 2] });
  doc.font('bold').fontSize(size).fillColor(ink.faint);
  doc.text(text, 0, y, { width: doc.page.width, align: 'center' });
  doc.restore();
}

/** Each page says whose it is and how many there are, so that none is lost; only then is it let go. */
function drawFeet(pen: Pen, name: string): void {
  const { start, count } = pen.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pen.doc.switchToPage(start + page);
    pen.line(paper.foot - 6, whole);
    pen.write(name, whole, paper.foot, small);
    pen.write(`Page ${page + 1} of ${count}`, whole, paper.foot, { ...small, align: 'right' });
  }
  pen.doc.flushPages();
}

/** One document on pages of its own. */
export async function drawSheet(doc: Document, sheet: PrintedSheet, logo: Uint8Array | undefined): Promise<void> {
  const { watermark, blocks, tables, summary, carriedForward: forward, broughtForward: brought } = sheet;
  const pen = new Pen(doc, () => {
    if (watermark) drawWatermark(doc, watermark);
  });
  await pen.turnPage();
  drawHead(pen, sheet, logo);
  await pen.rest();
  for (const block of blocks) await sayBlock(pen, block);
  for (const table of tables) await new DrawnTable(pen, table, { forward, brought }).draw();
  await pen.rest();
  await drawTotals(pen, sheet);
  if (summary) await new DrawnTable(pen, summary, { forward, brought }).draw();
  await pen.rest();
  await drawFoot(pen, sheet);
  await pen.rest();
  drawFeet(pen, sheet.name);
}
