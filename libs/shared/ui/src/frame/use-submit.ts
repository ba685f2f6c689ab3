import { useSay } from '@freightdesk/shared-i18n';
import type { Sentence } from '@freightdesk/shared-sentence';
import { type FormEvent, useRef, useState } from 'react';
import { type FieldErrors, type FieldPath, type FieldValues, get } from 'react-hook-form';
import { ToldRefusal } from '../conflict/told-refusal';
import { shownProblem } from '../faces/shown-problem';
import { applyProblem } from '../form/apply-problem';
import { untoldErrors } from '../form/untold-errors';
import type { SchemaForm } from '../form/use-schema-form';
import { type AfterEnter, type Afterwards, formKeys } from './form-keys';

interface SubmitOptions<Values extends FieldValues, Answer> {
  form: SchemaForm<Values>;
  onSubmit: (input: Values) => Promise<Answer>;
  onSaved?: (answer: Answer, afterwards: Afterwards) => void;
  afterEnter?: AfterEnter;
  /** What the next record has in common with the one that was saved, where the form starts anew. */
  keeps?: readonly FieldPath<Values>[] | undefined;
}

function startAnew<Values extends FieldValues>(form: SchemaForm<Values>, keeps: readonly FieldPath<Values>[]): void {
  // As what the form begins with, so that it is no typed work.
  for (const name of keeps) form.resetField(name, { defaultValue: form.getValues(name) });
  form.reset();
}

type Say = (sentence: Sentence) => string;

/** Several lines may be at fault for the same reason: it is said once. */
const together = (untold: readonly Sentence[], say: Say): string => [...new Set(untold.map(say))].join(' ');

/** What is left to say of a refusal once its fields are marked: all of it where none was named, nothing where each says its own. */
function toldAbove(refusal: unknown, untold: readonly Sentence[], say: Say): unknown {
  const { requestId, errors } = shownProblem(refusal);
  if (errors.length === 0) return refusal;
  return untold.length === 0 ? null : { requestId, message: together(untold, say) };
}

/** The form library puts the cursor into the first field that is wrong; where none of them is there yet, one is brought. */
function goToResting<Values extends FieldValues>({ shown, resting }: SchemaForm<Values>, errors: FieldErrors<Values>) {
  const isWrong = ({ path }: { path: string }) => get(errors, path) !== undefined;
  if (![...shown.values()].some(isWrong)) [...resting.values()].find(isWrong)?.goTo();
}

/** One submit at a time; refusals land on their fields, or on the alert above the buttons. */
export function useSubmit<Values extends FieldValues, Answer>(options: SubmitOptions<Values, Answer>) {
  const { form, onSubmit, onSaved, afterEnter, keeps = [] } = options;
  const say = useSay();
  const [problem, setProblem] = useState<unknown>(null);
  const isRunning = useRef(false);

  const save = async (input: Values, afterwards: Afterwards) => {
    setProblem(null);
    try {
      const answer = await onSubmit(input);
      if (afterwards === 'again') startAnew(form, keeps);
      onSaved?.(answer, afterwards);
    } catch (refusal) {
      if (refusal instanceof ToldRefusal) return;
      setProblem(toldAbove(refusal, applyProblem(form, refusal), say));
    }
  };

  const onWrong = (errors: FieldErrors<Values>) => {
    // What the server said was of what it was sent the last time.
    setProblem(null);
    goToResting(form, errors);
  };
  const submit = async (afterwards: Afterwards = 'done') => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      // What Ctrl+S asked of the field with the cursor is known only after the key is done with.
      await Promise.resolve();
      const choices = form.awaited.settled();
      if (choices) await choices;
      await form.handleSubmit((input) => save(input, afterwards), onWrong)();
    } finally {
      isRunning.current = false;
    }
  };

  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A form inside a form's dialog is its own: React hands the event on to the outer one.
    event.stopPropagation();
    void submit();
  };

  const untold = untoldErrors(form, form.formState.errors);
  const told = untold.length > 0 ? { message: together(untold, say) } : problem;

  return {
    submit,
    onFormSubmit,
    problem: told,
    ...formKeys(submit, afterEnter),
    isBusy: form.formState.isSubmitting,
  };
}
