import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useMay } from '@freightdesk/shared-session';
import { MoreActs } from '@freightdesk/shared-ui';
import { awayFromGone } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';
import { type Draft, useDeleteDraft } from './use-delete-draft';

interface DraftActsProps {
  draft: Draft;
  endpoint: Endpoint<{ id: string; version: number }, unknown>;
  /** Where it leads once the draft is gone. */
  list: string;
}

/** What else may be done with a draft while it is in its form: it is deleted, with what was typed since. */
export function DraftActs({ draft, endpoint, list }: DraftActsProps) {
  const mayDelete = useMay(endpoint);
  const navigate = useNavigate();
  const deletion = useDeleteDraft({ endpoint, onDeleted: () => void navigate(list, { state: awayFromGone }) });
  return mayDelete ? <MoreActs acts={[deletion(draft)]} /> : null;
}
