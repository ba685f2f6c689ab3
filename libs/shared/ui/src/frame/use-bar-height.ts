import { useLayoutEffect, useRef } from 'react';

const barHeight = '--bar-of-actions';

/** A field that is gone to stands below the header and above the bar of actions, with its frame and a little air. */
export const clearOfBars = { scrollMarginBlock: `136px calc(var(${barHeight}, 124px) + 16px)` };

/** The bar is as high as what it says: on a phone a total in two currencies, a way to post and the buttons stand beneath each other. */
export function useBarHeight() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const tell = () => element.closest('form')?.style.setProperty(barHeight, `${element.offsetHeight}px`);
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    tell();
    return () => watch.disconnect();
  }, []);
  return bar;
}
