import { useEffectEvent, useLayoutEffect } from 'react';

/** What a form reads of a key, whoever heard it. */
export type FormKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'preventDefault'>;

/** What has the focus where nothing that could be typed into or pressed has it. */
const idle = 'body, main, h1';

/**
 * Hears the keys that are pressed while no field has the focus: whoever clicked beside the fields means the form all the same, and
 * Ctrl+S would have the browser save its page. A dialog that is open keeps the focus, and so its keys.
 */
export function useStrayKeys(press: (event: FormKey) => void): void {
  const hear = useEffectEvent(press);
  // At once with what is seen: an effect comes after it has been painted, and a key that was pressed between would be nobody's.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.matches(idle)) hear(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
