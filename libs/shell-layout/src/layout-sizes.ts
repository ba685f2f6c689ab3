/** Sizes that the specification fixes, in pixels. */
export const navigationWidth = { vertical: 280, mini: 88, submenu: 160 } as const;
export const headerHeight = { phone: 64, desktop: 80, compact: 64 } as const;
