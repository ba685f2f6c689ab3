/** How the page is set, and how wide the window is. */
export interface Look {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  layout: 'vertical' | 'horizontal' | 'mini';
  width: number;
  /** English unless named. */
  language?: 'hi' | 'ar' | undefined;
}

const desktop = 1440;
const phone = 390;
/** The narrowest page that must lose nothing (WCAG 1.4.10). */
const narrowest = 320;

const modes = ['light', 'dark'] as const;
const directions = ['ltr', 'rtl'] as const;
const layouts = ['vertical', 'horizontal', 'mini'] as const;

/** So narrow that the menu is behind a button, and rows are cards. */
export const isPhone = ({ width }: Look): boolean => width <= phone;

export const nameOf = ({ mode, direction, layout, width, language }: Look): string =>
  `${mode} ${direction} ${layout}, ${width} px${language ? `, ${language}` : ''}`;

/** How the page looks to somebody new to it. */
export const firstLook: Look = { mode: 'light', direction: 'ltr', layout: 'vertical', width: desktop };

const otherLook: Look = { ...firstLook, mode: 'dark', direction: 'rtl' };

const narrowestLook: Look = { ...firstLook, direction: 'rtl', width: narrowest };
const phoneLook: Look = { ...otherLook, width: phone };

/** What differs most: both modes, both directions, the widest and the narrowest window. */
export const screenLooks: readonly Look[] = [firstLook, otherLook, narrowestLook];
export const openedLooks: readonly Look[] = [firstLook, phoneLook];

/** Layouts differ in the frame alone; the vertical one is around every screen of the other looks. */
export const frameLooks: readonly Look[] = [
  { ...firstLook, layout: 'horizontal' },
  { ...otherLook, layout: 'mini' },
];

const everyMode = modes.flatMap((mode) => directions.map((direction) => ({ mode, direction })));

/** Every mode, direction and layout; narrow windows have one layout for all; and both other languages. */
export const allLooks: readonly Look[] = [
  ...everyMode.flatMap((one) => layouts.map((layout) => ({ ...one, layout, width: desktop }))),
  ...everyMode.flatMap((one) => [phone, narrowest].map((width) => ({ ...one, layout: 'vertical' as const, width }))),
  ...[desktop, narrowest].flatMap((width): Look[] => [
    { ...firstLook, width, language: 'hi' },
    { ...otherLook, width, language: 'ar' },
  ]),
];
