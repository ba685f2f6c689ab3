import { mutationOf, rowsAhead, useList } from '@freightdesk/data-access-api';
import { listStatementLines, type StatementLineRow, unreconcile } from '@freightdesk/reconciliation-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { ListPage, ListToolbar, type RowAction, type Translate, useConfirmed } from '@freightdesk/shared-ui';
import { useCallback } from 'react';
import { useChosenBank } from '../bank/use-chosen-bank';
import { statementLineColumns } from './statement-line-columns';

const undoing = ({ matchId, narration }: StatementLineRow, t: Translate) => ({
  title: t('Undo the match'),
  text: t('{{narration}} and its entries wait to be matched again. What was recorded with it stays in the books.', {
    narration,
  }),
  confirmLabel: t('Undo the match'),
  input: { id: matchId ?? '' },
  done: () => t('The match is undone'),
});

function useLineActions(): (line: StatementLineRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const askUndo = useConfirmed(mutationOf(unreconcile), undoing);
  return useCallback(
    (line) => [
      {
        label: t('Undo the match'),
        onSelect: () => void askUndo(line),
        ...(line.matchId === null && { disabledReason: t('It is not matched.') }),
      },
    ],
    [askUndo, t],
  );
}

export const askAhead = rowsAhead(listStatementLines);

/** What banks said, line by line, and what each line is in the books. */
export function Component() {
  const { t } = useTranslation();
  const list = useList(listStatementLines);
  const { all } = useChosenBank();
  const mayWrite = useMay(unreconcile);
  const rowActions = useLineActions();
  return (
    <ListPage
      title={t('Statement lines')}
      list={list}
      columns={statementLineColumns}
      rowActions={mayWrite ? rowActions : undefined}
      toolbar={
        <ListToolbar list={list} options={{ bankId: all.map(({ id, name }) => ({ value: id, label: name })) }} />
      }
      empty={{ title: t('No statement was imported yet'), text: t('Import one under Match statement.') }}
    />
  );
}
