/** What a picture's own structure says, read without unfolding it; a reader answers null where the structure is broken. */
export interface Picture {
  /** Width times height. */
  readonly pixels: number;
  /** Where the picture ends. Bytes after it belong to something else. */
  readonly end: number;
}
