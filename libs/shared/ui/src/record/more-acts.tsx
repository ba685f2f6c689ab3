import { useTranslation } from '@freightdesk/shared-i18n';
import type { RowAction } from '../list/list-source';
import { ActsMenu } from './acts-menu';

/** What else may be done with a record: its head shows two or three acts, and has a menu for the rest. */
export function MoreActs({ acts }: { acts: readonly RowAction[] }) {
  const { t } = useTranslation();
  return <ActsMenu label={t('More')} acts={acts} />;
}
