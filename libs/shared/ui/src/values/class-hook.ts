import {
  __unsafe_useEmotionCache as useEmotionCache,
  css,
  type CSSObject,
  type SerializedStyles,
} from '@emotion/react';

/** Behind the rules stand those that they name, such as an animation. */
function insertAll(cache: ReturnType<typeof useEmotionCache>, name: string, rules: SerializedStyles): void {
  cache?.insert(`.${name}`, rules, cache.sheet, true);
  for (let more = rules.next; more; more = more.next) cache?.insert('', more, cache.sheet, true);
}

/**
 * A look that never changes, as a hook that answers its class: for what a list has in each of its cells. It is worked out once for all of them, where
 * a component of `styled` does that anew for each, each time it is drawn, and a `style` at the element says each of its properties to each.
 */
export function classHook(look: CSSObject): () => string {
  const rules = css(look);
  return function useClass() {
    // There is none where there is no page.
    const cache = useEmotionCache();
    const name = `${cache?.key}-${rules.name}`;
    if (cache?.inserted[rules.name] === undefined) insertAll(cache, name, rules);
    return name;
  };
}
