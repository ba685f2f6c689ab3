import { renderHook, act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DraftOwner } from './draft-owner';
import { forgetDrafts } from './forget-drafts';
import { useKeptText } from './use-kept-text';

const ofPerson = (person: string) =>
  function Owner({ children }: { children: ReactNode }) {
    return (
      <DraftOwner person={person} isEnding={false}>
        {children}
      </DraftOwner>
    );
  };
const open = (person: string, of: string) => renderHook(() => useKeptText(of), { wrapper: ofPerson(person) }).result;
const read = (person: string, of: string) => open(person, of).current[0];
function write(person: string, of: string, text: string): void {
  const { current } = open(person, of);
  act(() => current[1](text));
}

beforeEach(() => sessionStorage.clear());

it('what was written is there when the page comes back, for the same person and thing', () => {
  write('asha', 'docket 1', 'Call the');

  expect(read('asha', 'docket 1')).toBe('Call the');
  expect(read('asha', 'docket 2')).toBe('');
  expect(read('dev', 'docket 1')).toBe('');
});

it('what was sent is kept no longer', () => {
  write('asha', 'docket 1', 'Call the');
  write('asha', 'docket 1', '');

  expect(sessionStorage).toHaveLength(0);
});

it('after a logout nothing of the person stays behind', async () => {
  write('asha', 'docket 1', 'Call the');
  write('dev', 'docket 1', 'Held');

  await forgetDrafts('asha');

  expect(read('asha', 'docket 1')).toBe('');
  expect(read('dev', 'docket 1')).toBe('Held');
});
