import { createContext, useContext } from 'react';

/** Whether something stands beside the fields, such as a scan: however wide the window is, they have but a part of the page. */
export const SharedWidth = createContext(false);

/** No window is as wide. */
const never = 100_000;

/** Asks for a width of the window that gives the fields the room they need: `useFromWidth()(1200)`. */
export function useFromWidth(): (width: number) => string {
  const isShared = useContext(SharedWidth);
  return (width) => `@media (min-width:${isShared ? never : width}px)`;
}
