import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import { formKeyOf, withoutSecrets } from './draft-form';
import { useDraftOwner } from './draft-owner';
import { type Draft, draftStore } from './draft-store';

const pauseMs = 400;

/** A browser that refuses to keep a draft must not stand in the way of the form. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

export interface DraftState {
  /** A draft that may be restored, or one that just was. */
  draft: Draft | null;
  isRestored: boolean;
  restore: () => void;
  /** Back to how the form began; the draft is gone. */
  discard: () => void;
  /** Saved, or left on purpose: nothing is kept. */
  clear: () => void;
}

/** Writes what is typed whenever typing pauses, and at once when the form or the page is left or the session stops. */
function useDraftKeeper<Values extends FieldValues>(form: SchemaForm<Values>, key: string) {
  const person = useDraftOwner()?.person;
  const isEnding = useDraftOwner()?.isEnding ?? false;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { isDirty } = form.formState;
  const { watch } = form;

  const keep = useEffectEvent((wasInterrupted: boolean) => {
    if (person === undefined) return;
    if (!isDirty) return quietly(draftStore.remove(person, key));
    const values = withoutSecrets(form.getValues());
    const picked = [...form.picked.values()];
    quietly(draftStore.write({ person, form: key, values, picked, savedAt: new Date().toISOString(), wasInterrupted }));
  });

  useEffect(() => {
    const keepNow = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      keep(false);
    };
    const typing = watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(keepNow, pauseMs);
    });
    window.addEventListener('pagehide', keepNow);
    return () => {
      keepNow();
      typing.unsubscribe();
      window.removeEventListener('pagehide', keepNow);
    };
  }, [watch]);

  useEffect(() => {
    if (!isEnding) return;
    clearTimeout(timer.current);
    // What is left to do when the form goes would keep it again, and as one that was left on purpose.
    timer.current = undefined;
    keep(true);
  }, [isEnding]);

  return () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (person !== undefined) quietly(draftStore.remove(person, key));
  };
}

/** Keeps what is typed into a form, and offers it again when the form opens the next time. */
export function useDraft<Values extends FieldValues>(form: SchemaForm<Values>): DraftState {
  const person = useDraftOwner()?.person;
  const [key] = useState(() => formKeyOf(window.location, form.formState.defaultValues));
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isRestored, setRestored] = useState(false);
  const clear = useDraftKeeper(form, key);

  const apply = (found: Draft) => {
    found.picked.forEach((option) => form.picked.set(option.id, option));
    form.reset({ ...form.getValues(), ...found.values }, { keepDefaultValues: true });
    setRestored(true);
  };

  const offer = useEffectEvent((found: Draft | undefined) => {
    if (!found) return;
    setDraft(found);
    // Whoever was interrupted goes on where they were, unless they have begun anew already.
    if (found.wasInterrupted && !form.formState.isDirty) apply(found);
  });
  useEffect(() => {
    if (person === undefined) return undefined;
    let isCurrent = true;
    quietly(draftStore.read(person, key).then((found) => isCurrent && offer(found)));
    return () => {
      isCurrent = false;
    };
  }, [person, key]);

  return {
    draft,
    isRestored,
    restore: () => draft && apply(draft),
    discard() {
      setDraft(null);
      if (isRestored) form.reset();
      clear();
    },
    clear() {
      setDraft(null);
      clear();
    },
  };
}
