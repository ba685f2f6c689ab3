/** A record to choose, by its id. */
export interface Option {
  id: string;
  label: string;
  /** What tells two of the same name apart. */
  detail?: string;
  /** Other words that it is found by and that are not shown, such as an older name. */
  also?: string;
}
