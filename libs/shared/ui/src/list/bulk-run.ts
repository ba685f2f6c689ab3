import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import type { Sentence } from '@freightdesk/shared-sentence';
import { useRef, useState } from 'react';
import { shownProblem } from '../faces/shown-problem';
import type { BulkAct } from './bulk-act';

export interface RowAnswer {
  id: string;
  name: string;
  state: 'waiting' | 'left' | 'done' | 'refused';
  /** Why it was refused, or left as it is; what is to be known of what is done. */
  told?: string;
}

/** What is wrong with its fields, which nobody sees marked here; else what was said of it as a whole. */
function whyOf(error: unknown): readonly Sentence[] {
  const { errors, ...problem } = shownProblem(error);
  return errors.length > 0 ? errors : [problem];
}

/** Does it with a row, and has what is to be known of that. */
async function toldOfRun<Row>(act: BulkAct<Row>, row: Row, choice: string): Promise<Pick<RowAnswer, 'told'>> {
  const answer = await act.run(row, choice);
  const told = act.toldOf?.(answer);
  return told === undefined ? {} : { told };
}

/** Does an act with one row after the other, so that numbers are taken in the order of the list. A refusal keeps none from theirs. */
export function useBulkRun<Row extends { id: string }>(act: BulkAct<Row>, rows: readonly Row[]) {
  const { t } = useTranslation();
  const say = useSay();
  const [run, setRun] = useState<'not yet' | 'running' | 'done'>('not yet');
  // The rows change as they are done; what was chosen stays as it was seen.
  const [chosen] = useState(() => (act.compare ? rows.toSorted((one, other) => act.compare?.(one, other) ?? 0) : rows));
  const [answers, setAnswers] = useState<readonly RowAnswer[]>(() =>
    chosen.map((row): RowAnswer => {
      const told = act.refusalOf?.(row);
      return {
        id: row.id,
        name: act.nameOf(row),
        ...(told === undefined ? { state: 'waiting' } : { state: 'left', told }),
      };
    }),
  );
  // As it was begun: what is stopped before was to be done too.
  const [fitting] = useState(() => answers.filter(({ state }) => state !== 'left').length);
  const isStopped = useRef(false);
  const tell = (id: string, answer: Pick<RowAnswer, 'state' | 'told'>) =>
    setAnswers((now) => now.map((one) => (one.id === id ? { ...one, ...answer } : one)));
  const doOne = async (row: Row, choice: string) => {
    try {
      tell(row.id, { state: 'done', ...(await toldOfRun(act, row, choice)) });
    } catch (error) {
      tell(row.id, { state: 'refused', told: whyOf(error).map(say).join(' ') });
    }
  };
  const refused = answers.filter(({ state }) => state === 'refused').length;
  const come = refused + answers.filter(({ state }) => state === 'done').length;
  return {
    answers,
    come,
    refused,
    fitting,
    isRunning: run === 'running',
    isDone: run === 'done',
    /** What is under way is finished; what comes after it stays as it is. */
    stop: () => {
      isStopped.current = true;
    },
    run: async (choice: string) => {
      setRun('running');
      for (const row of chosen) {
        if (act.refusalOf?.(row) !== undefined) continue;
        if (isStopped.current) tell(row.id, { state: 'left', told: t('Stopped before') });
        else await doOne(row, choice);
      }
      setRun('done');
    },
  };
}
