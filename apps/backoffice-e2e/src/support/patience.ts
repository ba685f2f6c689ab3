/**
 * How long is waited for what should come, in milliseconds. Only what never comes should meet a limit: a machine that is shared may be
 * twenty times slower than one at rest, and how fast the product is, is told by `npm run bench` and not by a story that gives up.
 */
export const patience = {
  /** One thing that a page should show or do. */
  step: 60_000,
  /** The start of a product with an empty store. */
  start: 180_000,
  /** A company with a past, which is played from its first day before anybody may enter; beside two stories at once. */
  demo: 900_000,
  /** A whole story. */
  story: 1_200_000,
} as const;
