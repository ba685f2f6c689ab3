import { type Bank, bankProblems, deleteBank, deletionProblem, setDefaultBank } from '@freightdesk/banks-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type RowAction, useConfirm, useNotify } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OpenDialog } from './bank-dialog';

function useAskDefault(): (bank: Bank) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useMutation(mutationOf(setDefaultBank));
  return useCallback(
    async ({ id, name }) => {
      const question = {
        title: t('Set {{name}} as default', { name }),
        text: t('Receipts and payments will offer it first.'),
        confirmLabel: t('Set as default'),
        run: () => mutateAsync({ id }),
      };
      if (await confirm(question)) notify(t('{{name}} is the default bank now', { name }));
    },
    [confirm, mutateAsync, notify, t],
  );
}

function useAskDelete(): (bank: Bank) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useMutation(mutationOf(deleteBank));
  return useCallback(
    async ({ id, version, name }) => {
      const question = {
        title: t('Delete {{name}}', { name }),
        text: t('Its opening balance is taken out of the books. This cannot be undone.'),
        confirmLabel: t('Delete'),
        danger: true,
        run: () => mutateAsync({ id, version }),
      };
      if (await confirm(question)) notify(t('{{name}} is deleted', { name }));
    },
    [confirm, mutateAsync, notify, t],
  );
}

/** The menu of a bank's row. What can't be done says why, by the rule that the server asks too. */
export function useBankActions(open: (dialog: OpenDialog) => void): (bank: Bank) => readonly RowAction[] {
  const { t } = useTranslation();
  const askDefault = useAskDefault();
  const askDelete = useAskDelete();
  return useCallback(
    (bank) => {
      // Whether it is the last bank, which may go though it is the default, the server knows.
      const problem = deletionProblem(bank, 0);
      return [
        { label: t('Edit'), onSelect: () => open({ kind: 'edit', bank }) },
        { label: t('Transfer from here'), onSelect: () => open({ kind: 'transfer', from: bank }) },
        {
          label: t('Set as default'),
          onSelect: () => void askDefault(bank),
          disabledReason: defaultProblem(bank, t),
        },
        {
          label: t('Delete'),
          danger: true,
          onSelect: () => void askDelete(bank),
          disabledReason: problem ? t(bankProblems[problem].message) : undefined,
        },
      ];
    },
    [askDefault, askDelete, open, t],
  );
}

function defaultProblem({ isDefault, active }: Bank, t: (text: string) => string): string | undefined {
  if (isDefault) return t('It is the default bank already.');
  return active ? undefined : t(bankProblems.inactive_bank.message);
}
