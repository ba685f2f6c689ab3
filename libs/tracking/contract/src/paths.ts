/** The page that a customer opens, without signing in. */
export const trackingPaths = {
  track: { pattern: '/track/:token', href: (token: string) => `/track/${token}` },
} as const;
