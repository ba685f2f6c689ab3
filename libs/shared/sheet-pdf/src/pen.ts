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

/** How much of the room that a line leaves stands before it. */
const before = { left: 0, center: 0.5, right: 1 } as const;

const breaks = /[\n\r\u2028\u2029\u00ad]/;

/** What was painted with last on a page. */
interface Inks {
  readonly page: Document['page'];
  fill?: string;
  stroke?: string;
}

export const body: Look = { size: 8.5 };
export const small: Look = { size: 7.5, colour: ink.grey };
export const strong: Look = { size: 9.5, face: 'bold' };

/** Writes on pages from above to below, and knows how far it has come. */
export class Pen {
  y: number = paper.top;
  private used: Inks | undefined;

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

  private face({ size, face = 'regular' }: Look): Document {
    return this.doc.font(face).fontSize(size);
  }

  private inks(): Inks {
    if (this.used?.page !== this.doc.page) this.used = { page: this.doc.page };
    return this.used;
  }

  /** Said where it changes: of a table with a thousand lines colours were most of what its pages hold. */
  private fillsWith(colour: string): Document {
    const inks = this.inks();
    if (inks.fill !== colour) this.doc.fillColor(colour);
    inks.fill = colour;
    return this.doc;
  }

  private strokesWith(colour: string): Document {
    const inks = this.inks();
    if (inks.stroke !== colour) this.doc.strokeColor(colour).lineWidth(0.6);
    inks.stroke = colour;
    return this.doc;
  }

  width(text: string, look: Look): number {
    return this.face(look).widthOfString(text);
  }

  height(text: string, width: number, look: Look): number {
    if (text === '') return 0;
    if (this.isOneLine(text, width, look)) return this.face(look).currentLineHeight(true) + leading;
    return this.face(look).heightOfString(text, { width, lineGap: leading });
  }

  /** Most of what stands in a cell; where lines break need not be asked then, which takes longer than writing. */
  private isOneLine(text: string, width: number, look: Look): boolean {
    return !breaks.test(text) && this.width(text, look) <= width;
  }

  /** Writes at a place of the page, and says how high it came. What goes on below is the caller's. */
  write(text: string, { x, width }: Place, y: number, look: Look): number {
    const height = this.height(text, width, look);
    if (height === 0) return 0;
    const { align = 'left', colour = ink.black } = look;
    this.fillsWith(colour);
    if (this.isOneLine(text, width, look)) {
      const free = (width - this.width(text, look)) * before[align];
      this.face(look).text(text, x + free, y, { lineBreak: false });
    } else this.face(look).text(text, x, y, { width, align, lineGap: leading });
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
    this.strokesWith(colour)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }

  shade({ x, width }: Place, y: number, height: number): void {
    this.fillsWith(ink.shade).rect(x, y, width, height).fill();
  }

  /** Squares of one size, black. */
  squares(places: Iterable<readonly [x: number, y: number]>, side: number): void {
    const doc = this.fillsWith(ink.black);
    for (const [x, y] of places) doc.rect(x, y, side, side);
    doc.fill();
  }
}
