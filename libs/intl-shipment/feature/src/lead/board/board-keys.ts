import type { KeyboardEvent } from 'react';

const sideways: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowRight: 1, ArrowLeft: -1 };
const upright: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

const cardsOf = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>('[data-card]')];

/** The card beside: of the next column that has any, at the same height or as far down as it goes. */
function beside(board: Element, card: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const columns = [...board.querySelectorAll('[data-column]')];
  const at = columns.findIndex((column) => column.contains(card));
  const height = cardsOf(columns[at] ?? board).indexOf(card);
  const onward = step === 1 ? columns.slice(at + 1) : columns.slice(0, at).reverse();
  const cards = onward.map(cardsOf).find((found) => found.length > 0) ?? [];
  return cards[Math.min(height, cards.length - 1)];
}

function below(card: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const cards = cardsOf(card.closest('[data-column]') ?? card);
  return cards[cards.indexOf(card) + step];
}

/** The first stage stands at the right where people read from there. */
const sideOf = (board: Element, side: 1 | -1): 1 | -1 =>
  getComputedStyle(board).direction === 'rtl' ? (side === 1 ? -1 : 1) : side;

const cardUnder = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;

/** Arrows go from card to card as they stand on the screen; with Shift those to the sides move the card a stage on, or back. */
export const boardKeys =
  (onStep: ((leadId: string, step: 1 | -1) => unknown) | null) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey, currentTarget: board, target } = event;
    const card = cardUnder(target);
    const [side, height] = [sideways[key], upright[key]];
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    if (height !== undefined) below(card, height)?.focus();
    else if (side === undefined) return;
    else if (shiftKey) onStep?.(card.dataset['card'] ?? '', sideOf(board, side));
    else beside(board, card, sideOf(board, side))?.focus();
    event.preventDefault();
  };
