import { createElement, memo, type ReactNode, useInsertionEffect, useState } from 'react';
import { isSame } from '../conflict/same';

type Props = Readonly<Record<string, unknown>>;

const membersOf = (props: object): Props => ({ ...props });

type Told = (...what: unknown[]) => unknown;

/** What is told of a person's deed: it is called then, and what is drawn does not depend on which function it is. */
const isTold = (name: string, value: unknown): value is Told => /^on[A-Z]/.test(name) && typeof value === 'function';

/** Functions that stay the same while what they call changes with each drawing. */
function steadyTold() {
  const steady = new Map<string, Told>();
  let latest: Props = {};
  const steadyOf = (name: string): Told => {
    const known = steady.get(name);
    if (known) return known;
    const told: Told = (...what) => {
      const given = latest[name];
      return isTold(name, given) ? given(...what) : undefined;
    };
    steady.set(name, told);
    return told;
  };
  return {
    remember: (props: object) => {
      latest = membersOf(props);
    },
    in: <Given extends object>(props: Given): Given => {
      const told = Object.entries(props).filter(([name, value]) => isTold(name, value));
      return { ...props, ...Object.fromEntries(told.map(([name]) => [name, steadyOf(name)])) };
    },
  };
}

/** Whether a prop says the same as before, by its name, where that can be told of it alone. */
export type Alike = Readonly<Record<string, (was: unknown, is: unknown) => boolean>>;

/** Choices are written anew each time a form is drawn, and say the same; a form or a function is the same or another. */
const isKept = (alike: Alike) => (before: object, after: object) => {
  const [was, is] = [membersOf(before), membersOf(after)];
  return Object.keys({ ...was, ...is }).every(
    (name) =>
      Object.is(was[name], is[name]) ||
      (Array.isArray(is[name]) && isSame(was[name], is[name])) ||
      alike[name]?.(was[name], is[name]) === true,
  );
};

/**
 * Draws a field again only where something that it was given has changed, or the form has news for it: what one field shows
 * must not cost all others a drawing at each key. What a field tells (`onChosen`) may be written anew at each drawing; the one that was
 * given last is called.
 */
export function kept<Given extends object>(
  field: (props: Given) => ReactNode,
  alike: Alike = {},
): (props: Given) => ReactNode {
  const Field: (props: Given) => ReactNode = memo(field, isKept(alike));
  return function Kept(props) {
    const [told] = useState(steadyTold);
    // Before an effect of the field may tell something.
    useInsertionEffect(() => told.remember(props));
    return createElement(Field, told.in(props));
  };
}
