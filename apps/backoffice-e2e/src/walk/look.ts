/** How the page is set, and how wide the window is. */
export interface Look {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  layout: 'vertical' | 'horizontal' | 'mini';
  width: number;
  /** English unless named. */
  language?: 'hi' | 'ar' | undefined;
  /**
   * Held against what is seen alone, such as contrast and sizes: what a screen says, its names, roles and order, is the same in every
   * mode and direction, and another look of this width is held against it.
   */
  isSeenOnly?: true;
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

/** Each mode and each direction once. */
export const wideLooks: readonly Look[] = [firstLook, { ...otherLook, isSeenOnly: true }];
export const narrowestLook: Look = { ...firstLook, direction: 'rtl', width: narrowest };
export const phoneLook: Look = { ...otherLook, width: phone };

/** Layouts differ in the frame alone; the first look has been seen already. */
export const frameLooks: readonly Look[] = [firstLook, otherLook]
  .flatMap((look) => layouts.map((layout) => ({ ...look, layout })))
  .slice(1);

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
