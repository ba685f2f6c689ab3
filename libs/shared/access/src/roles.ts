/** The five roles that exist in the store. The page may meet others; see `can`. */
export const roles = ['ADMIN', 'MARKETING', 'INTERNATIONAL', 'DOMESTIC', 'ACCOUNT'] as const;

export type Role = (typeof roles)[number];

export const isRole = (name: unknown): name is Role => roles.some((role) => role === name);
