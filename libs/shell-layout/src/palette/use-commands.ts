import { useTranslation } from '@freightdesk/shared-i18n';
import type { FeatureAction, FeatureRoute } from '@freightdesk/shared-route';
import type { FrameAction } from '../frame-action';
import type { Command } from './command';
import { pagesOf } from './pages-of';

interface CommandSources<Permission extends string> {
  pages: readonly FeatureRoute<Permission>[];
  actions: readonly FeatureAction<Permission>[];
  may: (permission: Permission) => boolean;
  /** Shows the page at a path. */
  leadTo: (path: string) => void;
  /** What the frame of the page itself can do. */
  ofFrame: readonly FrameAction[];
}

/** Every page and action that the person may use, for the command palette. */
export function useCommands<Permission extends string>(sources: CommandSources<Permission>): Command[] {
  const { pages, actions, may, leadTo, ofFrame } = sources;
  const { t } = useTranslation();
  const placeOf = (kind: string) => (place: { title: string; path: string }) => ({
    title: t(place.title),
    kind,
    words: place.title,
    run: () => leadTo(place.path),
  });

  return [
    ...pagesOf(pages, may).map(placeOf(t('Page'))),
    ...actions.filter(({ permission }) => may(permission)).map(placeOf(t('Action'))),
    ...ofFrame.map(({ title, run }) => ({ title: t(title), kind: t('Action'), words: title, run })),
    placeOf(t('Page'))({ title: 'Help', path: '/faqs' }),
  ];
}
