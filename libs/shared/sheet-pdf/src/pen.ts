import { setImmediate } from 'node:timers/promises';
import type { Face } from './fonts';

type Document = PDFKit.PDFDocument;

/** A4 in points, with room for a stapler. */
export const paper = { left: 36, right: 559, top: 36, bottom: 790, foot: 806 } as const;
export const paperWidth = paper.right - paper.left;

export const ink = { black: '#111111', grey: '#5f6368', line: '#c4c8cc', shade: '#eef0f2', faint: '#ececec' } as const;

export interface Look {
  size: number;
  face?: Face;
  colour?: string;
  align?: 'left' | 'right' | 'center';
}

export interface Place {
  x: number;
  width: number;
}

/** From one edge to the other. */
export const whole: Place = { x: paper.left, width: paperWidth };

/** The face is made for long texts; figures stand closer. */
const leading = -1.2;

export const body: Look = { size: 8.5 };
export const small: Look = { size: 7.5, colour: ink.grey };
export const strong: Look = { size: 9.5, face: 'bold' };

/** Writes on pages from above to below, and knows how far it has come. */
export class Pen {
  y: number = paper.top;

  constructor(
    readonly doc: Document,
    private readonly onPage: () => void,
  ) {}

  /** Others have their turn: a document of many pages keeps nobody waiting. */
  rest(): Promise<void> {
    return setImmediate();
  }

  /** Begins a page. */
  async turnPage(): Promise<void> {
    await this.rest();
    this.doc.addPage();
    this.y = paper.top;
    this.onPage();
  }

  /** Room for so much, on the next page where there is none on this one. */
  async room(height: number): Promise<void> {
    if (this.y + height > paper.bottom && this.y > paper.top) await this.turnPage();
  }

  private take({ size, face = 'regular', colour = ink.black }: Look): Document {
    return this.doc.font(face).fontSize(size).fillColor(colour);
  }

  width(text: string, look: Look): number {
    return this.take(look).widthOfString(text);
  }

  height(text: string, width: number, look: Look): number {
    return text === '' ? 0 : this.take(look).heightOfString(text, { width, lineGap: leading });
  }

  /** Writes at a place of the page, and says how high it came. What goes on below is the caller's. */
  write(text: string, { x, width }: Place, y: number, look: Look): number {
    const height = this.height(text, width, look);
    if (height > 0) this.take(look).text(text, x, y, { width, align: look.align ?? 'left', lineGap: leading });
    return height;
  }

  /** Writes where the pen is and goes on below, on the next page where it does not fit on this one. */
  async say(text: string, place: Place, look: Look): Promise<void> {
    for (const part of text.split('\n')) {
      await this.room(this.height(part, place.width, look));
      this.y += this.write(part, place, this.y, look);
    }
  }

  line(y: number, { x, width }: Place, colour: string = ink.line): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(colour)
      .stroke();
  }

  shade({ x, width }: Place, y: number, height: number): void {
    this.doc.rect(x, y, width, height).fill(ink.shade);
  }
}
