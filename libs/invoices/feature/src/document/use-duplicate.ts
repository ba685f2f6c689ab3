import { useTranslation } from '@freightdesk/shared-i18n';
import type { RowAction } from '@freightdesk/shared-ui';
import { useNavigate } from 'react-router-dom';

/** Another one like it, of its lines, prices and terms. @param page The form that begins as it; null where none is offered. */
export function useDuplicate(page: string | null): readonly RowAction[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return page === null ? [] : [{ label: t('Duplicate'), onSelect: () => void navigate(page) }];
}
