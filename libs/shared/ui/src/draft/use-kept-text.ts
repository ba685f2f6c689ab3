import { useState } from 'react';
import { useDraftOwner } from './draft-owner';
import { keptTexts } from './kept-texts';

/** The text that this person is writing of something, which a reload or a look at another page does not lose. */
export function useKeptText(of: string): readonly [string, (text: string) => void] {
  const person = useDraftOwner()?.person ?? null;
  const [text, setText] = useState(() => (person === null ? '' : keptTexts.read(person, of)));
  const change = (next: string) => {
    setText(next);
    if (person !== null) keptTexts.write(person, of, next);
  };
  return [text, change];
}
