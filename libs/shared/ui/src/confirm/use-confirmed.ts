import { useTranslation } from '@freightdesk/shared-i18n';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Translate } from '../list/list-source';
import { useNotify } from '../notify/snackbar-host';
import { type Question, useConfirm } from './use-confirm';

/** What a person is asked before a record is changed for good, what is sent then, and what is told once it is done. */
export interface Deed<Input, Output> extends Omit<Question, 'run'> {
  input: Input;
  done: (output: Output) => string;
}

/**
 * Asks, does it while the question stands, and tells that it is done: `useConfirmed(mutationOf(deleteBank), deletion)`, and then
 * `if (await ask(bank)) ...`. The deed is named outside of a component, or kept by `useCallback`.
 */
export function useConfirmed<Subject, Input, Output>(
  mutation: UseMutationOptions<Output, Error, Input>,
  deedOf: (subject: Subject, t: Translate) => Deed<Input, Output>,
): (subject: Subject) => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useMutation(mutation);
  return useCallback(
    async (subject) => {
      const { input, done, ...question } = deedOf(subject, t);
      let told = '';
      const isDone = await confirm({ ...question, run: async () => (told = done(await mutateAsync(input))) });
      if (isDone) notify(told);
      return isDone;
    },
    [confirm, deedOf, mutateAsync, notify, t],
  );
}
