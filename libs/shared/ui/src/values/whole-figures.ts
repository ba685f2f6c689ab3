/**
 * The look of a figure: its digits stand under each other and no line breaks within it. Said at the element, as all is that a list has in
 * each of its cells: a style of Material is worked out anew for each of them, each time it is drawn.
 */
export const wholeFigures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
