import { encode } from 'uqr';

/** The squares of a QR code, row by row, without the quiet zone around them; true is black. */
export const qrSquares = (content: string): readonly (readonly boolean[])[] =>
  encode(content, { ecc: 'M', border: 0 }).data;
