import { type Bank, bankProblems, deleteBank, deletionProblem, setDefaultBank } from '@freightdesk/banks-contract';
import { mutationOf } from '@freightdesk/data-access-api';
import { reconciliationPaths } from '@freightdesk/reconciliation-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { type RowAction, type Translate, useConfirmed } from '@freightdesk/shared-ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OpenDialog } from './bank-dialog';

const defaulting = ({ id, name }: Bank, t: Translate) => ({
  title: t('Set {{name}} as default', { name }),
  text: t('Receipts and payments will offer it first.'),
  confirmLabel: t('Set as default'),
  input: { id },
  done: () => t('{{name}} is the default bank now', { name }),
});

const deletion = ({ id, version, name }: Bank, t: Translate) => ({
  title: t('Delete {{name}}', { name }),
  text: t('Its opening balance is taken out of the books. This cannot be undone.'),
  confirmLabel: t('Delete'),
  danger: true,
  input: { id, version },
  done: () => t('{{name}} is deleted', { name }),
});

/** What is read of a bank: its book, line by line with the balance, and how it agrees with the bank's own statement. */
function useBankReads(): (bank: Bank, t: Translate) => readonly RowAction[] {
  const navigate = useNavigate();
  const pageOf = useRecordPage();
  return useCallback(
    ({ id, accountId }, t) => {
      const book = pageOf('account ledger', accountId);
      const to = (path: string) => () => void navigate(path);
      return [
        ...(book === null ? [] : [{ label: t('Bank book'), onSelect: to(book) }]),
        { label: t('Match statement'), onSelect: to(reconciliationPaths.reconcile.href(id)) },
        { label: t('Reconciliation'), onSelect: to(reconciliationPaths.statement.href(id)) },
      ];
    },
    [navigate, pageOf],
  );
}

/** The menu of a bank's row. What can't be done says why, by the rule that the server asks too. */
export function useBankActions(
  open: (dialog: OpenDialog) => void,
  onDeleted?: () => void,
): (bank: Bank) => readonly RowAction[] {
  const { t } = useTranslation();
  const readsOf = useBankReads();
  const askDefault = useConfirmed(mutationOf(setDefaultBank), defaulting);
  const askDelete = useConfirmed(mutationOf(deleteBank), deletion);
  return useCallback(
    (bank) => {
      // Whether it is the last bank, which may go though it is the default, the server knows.
      const problem = deletionProblem(bank, 0);
      return [
        { label: t('Edit'), onSelect: () => open({ kind: 'edit', bank }) },
        ...readsOf(bank, t),
        { label: t('Transfer from here'), onSelect: () => open({ kind: 'transfer', from: bank }) },
        {
          label: t('Set as default'),
          onSelect: () => void askDefault(bank),
          disabledReason: defaultProblem(bank, t),
        },
        {
          label: t('Delete'),
          danger: true,
          onSelect: () => void askDelete(bank).then((isDeleted) => isDeleted && onDeleted?.()),
          disabledReason: problem ? t(bankProblems[problem].message) : undefined,
        },
      ];
    },
    [askDefault, askDelete, onDeleted, open, readsOf, t],
  );
}

function defaultProblem({ isDefault, active }: Bank, t: (text: string) => string): string | undefined {
  if (isDefault) return t('It is the default bank already.');
  return active ? undefined : t(bankProblems.inactive_bank.message);
}
