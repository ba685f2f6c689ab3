import type { LinkPageProps } from '@freightdesk/shared-route';
import { SnackbarHost } from '@freightdesk/shared-ui';
import type { ComponentType } from 'react';
import { LanguageMenu, type LanguageSetting } from '../header/language-menu';

export interface LinkFrameProps {
  page: ComponentType<LinkPageProps>;
  useLanguage: () => LanguageSetting;
}

/** Around a page that is opened by a link: its language, and why a file could not be had. */
export function LinkFrame({ page: Page, useLanguage }: LinkFrameProps) {
  const language = useLanguage();
  return (
    <SnackbarHost>
      <Page languageMenu={<LanguageMenu {...language} />} chooseLanguage={language.choose} />
    </SnackbarHost>
  );
}
