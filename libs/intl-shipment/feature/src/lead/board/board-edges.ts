import type { DragEvent } from 'react';

/** How near to a side of the board a card is held to look beyond it, and how far the columns go each time. */
const nearPixels = 64;
const stridePixels = 32;

/** A card that is held at a side of the board brings the stages beyond it into sight: a lead is lost six columns from where it began. */
export function scrollAtEdge({ currentTarget: board, clientX }: DragEvent<HTMLElement>): void {
  const { left, right } = board.getBoundingClientRect();
  if (clientX > right - nearPixels) board.scrollLeft += stridePixels;
  else if (clientX < left + nearPixels) board.scrollLeft -= stridePixels;
}
