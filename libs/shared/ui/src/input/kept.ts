import { memo, type ReactNode } from 'react';
import { isSame } from '../conflict/same';

type Props = Readonly<Record<string, unknown>>;

const membersOf = (props: object): Props => ({ ...props });

/** Choices are written anew each time a form is drawn, and say the same; a form or a function is the same or another. */
function isKept(before: object, after: object): boolean {
  const [was, is] = [membersOf(before), membersOf(after)];
  return Object.keys({ ...was, ...is }).every(
    (name) => Object.is(was[name], is[name]) || (Array.isArray(is[name]) && isSame(was[name], is[name])),
  );
}

/**
 * Draws a field again only where something that it was given has changed, or the form has news for it: what one field shows
 * must not cost all others a drawing at each key.
 */
export const kept: <Given extends object>(field: (props: Given) => ReactNode) => (props: Given) => ReactNode = (
  field,
) => memo(field, isKept);
