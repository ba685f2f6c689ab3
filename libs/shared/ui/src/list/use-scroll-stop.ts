import { useCallback, useState } from 'react';

/** Makes what can be scrolled a stop of the keyboard for as long as there is more of it than fits, and no stop otherwise. */
export function useScrollStop(): { ref: (element: HTMLElement | null) => (() => void) | undefined; tabIndex?: 0 } {
  const [isCut, setCut] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const look = () => setCut(element.scrollWidth > element.clientWidth);
    const watch = new ResizeObserver(look);
    watch.observe(element);
    look();
    return () => watch.disconnect();
  }, []);
  return { ref, ...(isCut && { tabIndex: 0 }) };
}
