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

/** How far the face reaches above what it stands on, for one of its size: that of Noto Sans. */
const ascent = 1.069;

/**
 * Places are told in tenths of a point, which nobody sees: of a table with a thousand lines figures of six digits were a tenth of its file.
 * Pages are counted from below, from a height that ends in hundredths: what the foot of a text comes to makes up for that.
 */
const tenths = (length: number): number => Math.round(length * 10) / 10;
const pageHeight = 841.89;
const footOf = (size: number): number => tenths(ascent * size) + (pageHeight % 0.1) - 0.1;

/** How much of the room that a line leaves stands before it. */
const before = { left: 0, center: 0.5, right: 1 } as const;

const breaks = /[\n\r\u2028\u2029\u00ad]/;

/** Red, green and blue as a page says them; the package writes 16 digits of each. */
const written = (colour: string): string =>
  [1, 3, 5].map((from) => (parseInt(colour.slice(from, from + 2), 16) / 255).toFixed(3)).join(' ');

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
  /** From where heights of this page are told. */
  private origin = 0;

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
    this.countFrom(0);
    this.doc.addPage();
    this.y = paper.top;
    this.onPage();
  }

  /**
   * Heights of what comes are told from here: rows of a table then stand in the file alike, which packs best. Whoever comes to the foot of
   * the page counts from its top again.
   */
  countFrom(y: number): void {
    const origin = tenths(y);
    if (origin !== this.origin) this.doc.translate(0, tenths(origin - this.origin));
    this.origin = origin;
  }

  private told(y: number): number {
    return tenths(y - this.origin);
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
    if (inks.fill !== colour) this.doc.addContent(`${written(colour)} rg`);
    inks.fill = colour;
    return this.doc;
  }

  private strokesWith(colour: string): Document {
    const inks = this.inks();
    if (inks.stroke !== colour) this.doc.addContent(`${written(colour)} RG`).lineWidth(0.6);
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
    const [top, baseline] = [this.told(y), -footOf(look.size)];
    if (this.isOneLine(text, width, look)) {
      const free = (width - this.width(text, look)) * before[align];
      this.face(look).text(text, tenths(x + free), top, { lineBreak: false, baseline });
    } else this.face(look).text(text, tenths(x), top, { width, align, lineGap: leading, baseline });
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
      .moveTo(x, this.told(y))
      .lineTo(x + width, this.told(y))
      .stroke();
  }

  shade({ x, width }: Place, y: number, height: number): void {
    this.fillsWith(ink.shade).rect(x, this.told(y), width, tenths(height)).fill();
  }

  /** Squares of one size, black. */
  squares(places: Iterable<readonly [x: number, y: number]>, side: number): void {
    const doc = this.fillsWith(ink.black);
    for (const [x, y] of places) doc.rect(x, y, side, side);
    doc.fill();
  }
}
