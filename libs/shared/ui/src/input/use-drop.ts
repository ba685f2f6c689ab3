import { type DragEvent, useState } from 'react';

/** Text and links are dragged too. Which files they are is told when they are dropped, and before only that there are some. */
const holdsFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.files.length > 0 || dataTransfer.types.includes('Files');

interface Dropping {
  /** Whether text is dropped here as well, which the browser then takes. */
  takesText?: boolean;
}

/** What makes an element take dropped files, and know that some hover over it. */
export function useDrop(take: (files: readonly File[]) => void, { takesText = false }: Dropping = {}) {
  const [isOver, setOver] = useState(false);
  const handle = (isOverNow: boolean) => (event: DragEvent) => {
    if (takesText && !holdsFiles(event)) return;
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault();
    setOver(isOverNow);
    if (event.type === 'drop') take([...event.dataTransfer.files]);
  };
  return { isOver, handlers: { onDragOver: handle(true), onDragLeave: handle(false), onDrop: handle(false) } };
}
