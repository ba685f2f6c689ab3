import { useSearchParams } from 'react-router-dom';

const name = 'note';

/** Whether the form of a note is open stands in the address, so that other pages can lead to it. */
export function useNoteOpened(): { isOpen: boolean; ofRest: boolean; open: () => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const change = (work: (next: URLSearchParams) => void) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        work(next);
        return next;
      },
      { replace: true },
    );
  return {
    isOpen: params.has(name),
    /** Whether it begins with what is outstanding, and not with all that is left. */
    ofRest: params.get(name) === 'rest',
    open: () => change((next) => next.set(name, 'open')),
    close: () => change((next) => next.delete(name)),
  };
}
