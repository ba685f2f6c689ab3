import createCache, { type EmotionCache } from '@emotion/cache';
import mirror from 'stylis-plugin-rtl';

/**
 * Emotion's cache for right-to-left pages; what MUI writes with left and right is mirrored on the way in. The plugins given
 * here stand in the place of Emotion's prefixer, which no supported browser needs.
 */
export const createRtlCache = (nonce: string | undefined): EmotionCache =>
  createCache({ key: 'fd-rtl', nonce, stylisPlugins: [mirror] });
