import createCache, { type EmotionCache } from '@emotion/cache';
import { useEffect, useState } from 'react';

/** The nonce that the server gave this page; styles without it are refused by the browser. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="style-nonce"]')?.nonce || undefined;
}

const createLtrCache = () => createCache({ key: 'fd', nonce: pageNonce() });

/** Styles for the direction. The mirroring plugin is fetched when a right-to-left page first needs it. */
export function useStyleCache(direction: 'ltr' | 'rtl'): EmotionCache {
  const [ltr] = useState(createLtrCache);
  const [rtl, setRtl] = useState<EmotionCache | null>(null);

  useEffect(() => {
    if (direction === 'ltr' || rtl) return;
    let isCurrent = true;
    void import('./rtl-cache').then(({ createRtlCache }) => {
      if (isCurrent) setRtl(createRtlCache(pageNonce()));
    });
    return () => {
      isCurrent = false;
    };
  }, [direction, rtl]);

  return direction === 'rtl' && rtl ? rtl : ltr;
}
