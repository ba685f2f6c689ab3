import type { ComponentProps } from 'react';
import { classHook } from '../values/class-hook';

const useLook = classHook({
  padding: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  background: 'none',
  cursor: 'pointer',
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
  '&:hover': { textDecorationStyle: 'solid' },
  '@media print': { textDecoration: 'none' },
});

/** A figure that opens how it came about. One element, for a list has one in each row; on paper it is a figure like the others. */
export function FigureButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={useLook()} />;
}
