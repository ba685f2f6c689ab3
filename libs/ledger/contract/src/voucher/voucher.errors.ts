/** The sentence of `period_locked` where the month can be named. */
export const lockedMonth = 'The books are locked for {{month}}.';
