import { mutationOf } from '@freightdesk/data-access-api';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type RowAction, useConfirmed } from '@freightdesk/shared-ui';

/** A draft as its deletion is asked about. */
export interface Draft {
  id: string;
  version: number;
  date: string;
  party: { name: string };
}

interface DeleteDraft {
  endpoint: Endpoint<{ id: string; version: number }, unknown>;
  onDeleted?: () => void;
}

/** The act that deletes a draft, after a question: it has no number, and nothing in the books misses it. */
export function useDeleteDraft({ endpoint, onDeleted }: DeleteDraft): (draft: Draft) => RowAction {
  const { t } = useTranslation();
  const ask = useConfirmed(mutationOf(endpoint), ({ id, version, date, party }: Draft) => ({
    title: t('Delete this draft'),
    text: t(
      'The draft of {{date}} for {{party}} is deleted. It has no number, so none is missing; what it would have billed can be billed again.',
      { date: formatBusinessDate(date), party: party.name },
    ),
    confirmLabel: t('Delete'),
    danger: true,
    input: { id, version },
    done: () => {
      onDeleted?.();
      return t('The draft is deleted');
    },
  }));
  return (draft) => ({ label: t('Delete the draft'), danger: true, onSelect: () => void ask(draft) });
}
