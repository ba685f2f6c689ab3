interface DiscountedLine {
  discountMinor: number;
  /** Its share of the discount of the whole document. */
  documentDiscountMinor: number;
}

/** All that a line is lowered by: its own discount, and what it bears of the whole document's. */
export const discountOfLine = ({ discountMinor, documentDiscountMinor }: DiscountedLine): number =>
  discountMinor + documentDiscountMinor;
