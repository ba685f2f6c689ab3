import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import type { RestingCells } from './use-resting-cells';

type Ids = readonly string[];

interface Awake {
  /** The lines as they were when it was last said which of them are awake. */
  ids: Ids;
  awake: ReadonlySet<string>;
}

/** Lines that came to those that were there are being written; where none is left the record was read anew. */
function cameTo(ids: Ids, now: Ids): Ids {
  const [before, here] = [new Set(ids), new Set(now)];
  return ids.some((id) => here.has(id)) ? now.filter((id) => !before.has(id)) : [];
}

interface AwakeLinesOptions<Values extends FieldValues> {
  form: SchemaForm<Values>;
  lines: readonly { id: string }[];
  /** None where all lines stand with their fields from the start. */
  cells: RestingCells<Values> | undefined;
  /** From this line on they rest until they are needed. */
  restsFrom: number;
  /** Whether a line that is added rests too. */
  restsWhenAdded?: boolean;
}

export interface AwakeLines<Values extends FieldValues> {
  isAwake: (index: number) => boolean;
  /** How many of those that rested were brought. */
  count: number;
  /** Brings lines with their fields; answers whether all of them were there. */
  rouse: (from: number, to: number) => boolean;
  /** Brings a line and puts the cursor into a field of it. */
  goTo: (index: number, path: FieldPath<Values>) => void;
  /** Brings a line that came into sight; whoever types now goes first. */
  onSight: (index: number) => void;
}

/** A line in which something is wrong says so at its fields. */
function useWrongLines<Values extends FieldValues>({ form, lines, cells }: AwakeLinesOptions<Values>): number[] {
  const { errors } = useFormState({ control: form.control, disabled: cells === undefined });
  if (!cells || Object.keys(errors).length === 0) return [];
  return lines.flatMap((_line, index) =>
    cells(index).some(({ path }) => get(errors, path) !== undefined) ? index : [],
  );
}

/** Which of many lines stand with their fields: the first ones, and each that was seen, gone to, written or found wrong. */
export function useAwakeLines<Values extends FieldValues>(options: AwakeLinesOptions<Values>): AwakeLines<Values> {
  const { form, lines, cells, restsFrom, restsWhenAdded = false } = options;
  const ids = lines.map(({ id }) => id);
  const [known, setKnown] = useState<Awake>({ ids, awake: new Set() });
  const [gone, setGone] = useState<FieldPath<Values> | null>(null);
  if (ids.join() !== known.ids.join()) {
    const added = restsWhenAdded ? [] : cameTo(known.ids, ids);
    setKnown({ ids, awake: new Set([...ids.filter((id) => known.awake.has(id)), ...added]) });
  }
  const wrong = useWrongLines(options);

  const isAwake = (index: number) => !cells || index < restsFrom || known.awake.has(ids[index] ?? '');
  const rouse = (from: number, to: number) => {
    const sleeping = ids.slice(from, to).filter((_id, at) => !isAwake(from + at));
    if (sleeping.length > 0) setKnown((before) => ({ ...before, awake: new Set([...before.awake, ...sleeping]) }));
    return sleeping.length === 0;
  };
  const rouseWrong = useEffectEvent(() => wrong.forEach((index) => rouse(index, index + 1)));
  const wrongKey = wrong.join();
  useEffect(() => rouseWrong(), [wrongKey]);

  const arrive = useEffectEvent(() => {
    if (gone === null) return;
    form.setFocus(gone);
    setGone(null);
  });
  useEffect(() => arrive(), [gone]);

  return {
    isAwake,
    count: known.awake.size,
    rouse,
    goTo: (index, path) => {
      rouse(index, index + 1);
      setGone(path);
    },
    onSight: (index) => startTransition(() => void rouse(index, index + 1)),
  };
}
