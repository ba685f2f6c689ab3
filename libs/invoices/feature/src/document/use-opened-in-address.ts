import { useSearchParams } from 'react-router-dom';

/** What of a document is open stands in the address under its name, so that other pages can lead to it. */
export function useOpenedInAddress(name: string) {
  const [params, setParams] = useSearchParams();
  const change = (value: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { opened: params.get(name), open: () => change('open'), close: () => change(null) };
}
