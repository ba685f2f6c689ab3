import { classHook } from './class-hook';

/** The look of a figure: its digits stand under each other and no line breaks within it. */
export const useWholeFigures = classHook({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
