import type { SheetRow, SheetTable } from '@freightdesk/shared-sheet';
import { cellLook, cellPadding, columnWidths, headLook, noteLook } from './column-widths';
import { type Look, paper, type Pen, type Place, strong, whole } from './pen';

const above = 2.5;

/** So many stay together. */
const fewRows = 8;

interface Carrying {
  forward: string;
  brought: string;
}

/** The lines of a table, from page to page: each page has its head, and what came before where the rows are summed. */
export class DrawnTable {
  private readonly places: readonly Place[];

  constructor(
    private readonly pen: Pen,
    private readonly table: SheetTable,
    private readonly carrying: Carrying,
  ) {
    let x: number = paper.left;
    this.places = columnWidths(pen, table).map((width) => {
      const place = { x: x + cellPadding, width: width - 2 * cellPadding };
      x += width;
      return place;
    });
  }

  async draw(): Promise<void> {
    const { pen, table } = this;
    const { title, columns, rows, foot } = table;
    const head = this.heightOf(
      columns.map(({ header }) => header),
      headLook,
    );
    const first = rows[0] ? this.rowHeight(rows[0]) : 0;
    const heading = (title ? 18 : 0) + head + 2 * above;
    await pen.room(heading + (rows.length > fewRows ? first : this.rowsHeight()) + this.lineHeight);
    if (title) pen.y += pen.write(title, whole, pen.y, strong) + 3;
    this.drawHead(head);
    for (const [index, row] of rows.entries()) await this.drawRow(row, rows[index - 1], index === rows.length - 1);
    if (foot) {
      await pen.room(this.lineHeight);
      this.drawLine(foot, headLook);
    }
    pen.countFrom(0);
    pen.y += 8;
  }

  private get lineHeight(): number {
    return this.pen.height('0', 100, headLook) + 2 * above;
  }

  private drawHead(height: number): void {
    const { pen, table } = this;
    pen.shade(whole, pen.y, height + 2 * above);
    this.drawLine(
      table.columns.map(({ header }) => header),
      headLook,
    );
  }

  private heightOf(texts: readonly string[], look: Look): number {
    return Math.max(...texts.map((text, index) => this.pen.height(text, this.places[index]?.width ?? 0, look)));
  }

  private rowsHeight(): number {
    return this.table.rows.reduce((sum, row) => sum + this.rowHeight(row), 0);
  }

  private rowHeight({ cells }: SheetRow): number {
    const heights = cells.map(({ text, note = '' }, index) => {
      const width = this.places[index]?.width ?? 0;
      return this.pen.height(text, width, cellLook) + this.pen.height(note, width, noteLook);
    });
    // On a grid of half points: places that differ in whole figures alone pack better.
    return Math.ceil(2 * (Math.max(...heights) + 2 * above)) / 2;
  }

  /** The last row goes to the next page with what stands under the table rather than alone. */
  private async drawRow(row: SheetRow, before: SheetRow | undefined, isLast: boolean): Promise<void> {
    const { pen, carrying } = this;
    const height = this.rowHeight(row);
    const keep = before?.carried && !isLast ? this.lineHeight : 0;
    if (pen.y + height + keep > paper.bottom) {
      if (before?.carried) this.drawLine(before.carried, headLook, carrying.forward);
      await pen.turnPage();
      this.drawHead(
        this.heightOf(
          this.table.columns.map(({ header }) => header),
          headLook,
        ),
      );
      if (before?.carried) this.drawLine(before.carried, headLook, carrying.brought);
    }
    pen.countFrom(pen.y);
    const ends = row.cells.map(({ text }, index) => this.writeCell(index, text, pen.y + above, cellLook));
    // What is smaller beneath comes after them all: each change of ink and size is said in the file.
    row.cells.forEach(({ note = '' }, index) => this.writeCell(index, note, ends[index] ?? pen.y, noteLook));
    pen.y += height;
    pen.line(pen.y, whole);
  }

  private readonly alignOf = (index: number) =>
    this.table.columns[index]?.align === 'end' ? ('right' as const) : ('left' as const);

  /** Answers where it ends. */
  private writeCell(index: number, text: string, y: number, look: Look): number {
    const place = this.places[index];
    return place ? y + this.pen.write(text, place, y, { ...look, align: this.alignOf(index) }) : y;
  }

  private drawLine(texts: readonly string[], look: Look, first?: string): void {
    const { pen } = this;
    const said = first === undefined ? texts : [first, ...texts.slice(1)];
    const height = this.heightOf(said, look);
    said.forEach((text, index) => this.writeCell(index, text, pen.y + above, look));
    pen.y += height + 2 * above;
    pen.line(pen.y, whole);
  }
}
