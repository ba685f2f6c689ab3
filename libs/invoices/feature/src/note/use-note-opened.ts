import { useSearchParams } from 'react-router-dom';

const name = 'note';

/** Whether the form of a note is open stands in the address, so that other pages can lead to it. */
export function useNoteOpened(): { isOpen: boolean; open: () => void; close: () => void } {
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
    open: () => change((next) => next.set(name, 'open')),
    close: () => change((next) => next.delete(name)),
  };
}
