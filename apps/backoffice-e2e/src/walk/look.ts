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

/** Each mode and each direction once. */
export const wideLooks: readonly Look[] = [
  firstLook,
  { mode: 'dark', direction: 'rtl', layout: 'horizontal', width: desktop },
];
export const narrowestLook: Look = { mode: 'light', direction: 'rtl', layout: 'vertical', width: narrowest };
export const phoneLook: Look = { mode: 'dark', direction: 'ltr', layout: 'vertical', width: phone };

/** Layouts differ in the frame alone, so that it is looked at in those which the wide looks leave out. */
export const frameLooks: readonly Look[] = [
  { ...firstLook, layout: 'horizontal' },
  { ...firstLook, layout: 'mini' },
  { ...firstLook, mode: 'dark', direction: 'rtl', layout: 'vertical' },
  { ...firstLook, mode: 'dark', direction: 'rtl', layout: 'mini' },
];

const everyMode = modes.flatMap((mode) => directions.map((direction) => ({ mode, direction })));

/** Every mode, direction and layout; narrow windows have one layout for all; and both other languages. */
export const allLooks: readonly Look[] = [
  ...everyMode.flatMap((one) => layouts.map((layout) => ({ ...one, layout, width: desktop }))),
  ...everyMode.flatMap((one) => [phone, narrowest].map((width) => ({ ...one, layout: 'vertical' as const, width }))),
  ...[desktop, narrowest].flatMap((width): Look[] => [
    { ...firstLook, width, language: 'hi' },
    { ...firstLook, width, mode: 'dark', direction: 'rtl', language: 'ar' },
  ]),
];
