import { can, type Permission } from '@freightdesk/shared-access';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useAuthContext } from '@freightdesk/shared-session';
import { type Command, pagesOf } from '@freightdesk/shell-layout';
import { useNavigate } from 'react-router-dom';
import { actions, features } from './features';

/** Every page and action that the person may use, and what the frame of the page itself can do. */
export function useCommands(ofFrame: readonly { title: string; run: () => void }[]): Command[] {
  const { t } = useTranslation();
  const { role } = useAuthContext();
  const navigate = useNavigate();
  const may = (permission: Permission) => can(role, permission, 'page');
  const leadTo = (kind: string) => (place: { title: string; path: string }) => ({
    title: t(place.title),
    kind,
    words: place.title,
    run: () => void navigate(place.path),
  });

  return [
    ...pagesOf(features, may).map(leadTo(t('Page'))),
    ...actions.filter(({ permission }) => may(permission)).map(leadTo(t('Action'))),
    ...ofFrame.map(({ title, run }) => ({ title: t(title), kind: t('Action'), words: title, run })),
    leadTo(t('Page'))({ title: 'Help', path: '/faqs' }),
  ];
}
