import { Suspense, useRef, useState } from 'react';
import type { BulkAct, BulkForm } from './bulk-act';
import { BulkDialog } from './bulk-dialog';

interface BulkDoingProps<Row extends { id: string }> {
  act: BulkAct<Row> | BulkForm<Row>;
  rows: readonly Row[];
  onClose: () => void;
}

/** Asks what is to be said, where an act has a form; then it is done row by row. */
export function BulkDoing<Row extends { id: string }>({ act, rows, onClose }: BulkDoingProps<Row>) {
  const [said, setSaid] = useState<BulkAct<Row> | null>('Form' in act ? null : act);
  // The rows change while it is done with them; what was chosen stays.
  const [chosen] = useState(rows);
  const isReady = useRef(false);
  if (said) return <BulkDialog act={said} rows={chosen} onClose={onClose} />;
  if (!('Form' in act)) return null;
  const ready = (meant: BulkAct<Row>) => {
    isReady.current = true;
    setSaid(meant);
  };
  return (
    <Suspense fallback={null}>
      {/* A form that was sent closes too; then the answers of the rows take its place. */}
      <act.Form rows={chosen} onReady={ready} onClose={() => isReady.current || onClose()} />
    </Suspense>
  );
}
