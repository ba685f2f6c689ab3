import { createContext, useContext } from 'react';

/** The line of a grid that a field stands in, as it is called there. */
export const LineNameContext = createContext<string | null>(null);

/** What a field's buttons call it: fields of two lines bear one label, and nobody hears in which of them a button is. */
export function useSpokenName(label: string): string {
  const line = useContext(LineNameContext);
  return line === null ? label : `${label}, ${line}`;
}
