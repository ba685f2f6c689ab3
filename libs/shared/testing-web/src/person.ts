import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Nothing that names a key, and long enough to have a middle. */
const plain = /^[^{[]{4,}$/s;

/**
 * The person at a screen. What they write goes in by its first key, the middle of it at one stroke, as a telephone puts a word in, and by its
 * last key: each key draws the whole form anew, which was a fifth of the specs of screens. A field that a key makes lose its place
 * misses what follows. What a field of ours does at each key the field's own specs ask of `userEvent` itself.
 */
export function personAt(): UserEvent {
  const user = userEvent.setup();
  const type: UserEvent['type'] = async (element, text, options) => {
    if (options !== undefined || !plain.test(text)) return user.type(element, text, options);
    const keys = Array.from(text);
    await user.type(element, keys.slice(0, 1).join(''));
    await user.paste(keys.slice(1, -1).join(''));
    await user.keyboard(keys.slice(-1).join(''));
  };
  return { ...user, type };
}
