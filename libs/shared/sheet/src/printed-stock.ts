/** A text at its place, in mm from the upper left corner of the paper; one that is too long for its room is written smaller. */
export interface PlacedText {
  readonly text: string;
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  /** In points. */
  readonly size: number;
  readonly strong?: boolean;
  readonly align?: 'left' | 'center';
  /** Rises to the right by so many degrees. */
  readonly turned?: number;
  /** Between two lines of its own. */
  readonly ruled?: boolean;
}

/** Paper that is printed already, such as a leaf of a cheque book, and what is written into it. */
export interface PrintedStock {
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly texts: readonly PlacedText[];
}
