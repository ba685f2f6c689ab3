import { columnsIn, type CustomColumn, customColumns, titleMax } from '@freightdesk/invoices-contract';
import { useSearchParams } from 'react-router-dom';

export interface CustomView {
  title: string;
  columns: readonly CustomColumn[];
  setTitle: (title: string) => void;
  setColumns: (columns: readonly CustomColumn[]) => void;
}

/** Title and columns of the sheet, kept in the address so that a link shows the same paper. */
export function useCustomView(): CustomView {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    title: (params.get('title') ?? '').slice(0, titleMax),
    columns: columnsIn(params.get('columns')),
    setTitle: (title) => set('title', title),
    setColumns: (columns) => set('columns', customColumns.filter((column) => columns.includes(column)).join(',')),
  };
}
