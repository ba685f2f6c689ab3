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
const write = (person: string, of: string) => renderHook(() => useKeptText(of), { wrapper: ofPerson(person) }).result;

beforeEach(() => sessionStorage.clear());

it('what was written is there when the page comes back, for the same person and thing', () => {
  act(() => write('asha', 'docket 1').current[1]('Call the'));

  expect(write('asha', 'docket 1').current[0]).toBe('Call the');
  expect(write('asha', 'docket 2').current[0]).toBe('');
  expect(write('dev', 'docket 1').current[0]).toBe('');
});

it('what was sent is kept no longer', () => {
  act(() => write('asha', 'docket 1').current[1]('Call the'));
  act(() => write('asha', 'docket 1').current[1](''));

  expect(sessionStorage).toHaveLength(0);
});

it('after a logout nothing of the person stays behind', async () => {
  act(() => write('asha', 'docket 1').current[1]('Call the'));
  act(() => write('dev', 'docket 1').current[1]('Held'));

  await forgetDrafts('asha');

  expect(write('asha', 'docket 1').current[0]).toBe('');
  expect(write('dev', 'docket 1').current[0]).toBe('Held');
});
