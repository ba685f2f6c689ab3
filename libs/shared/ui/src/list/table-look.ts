/** Rows of 38 px: enough for a finger's width beside the text, small enough for 25 of them on a screen. */
export const rowHeightPx = 38;

export const cellLook = (align: 'start' | 'end' = 'start') => ({
  textAlign: align,
  paddingBlock: 0,
  fontVariantNumeric: 'tabular-nums',
});

/** Text for those who hear the page, where others see enough. */
export const heardOnly = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
