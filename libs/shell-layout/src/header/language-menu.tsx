import { useTranslation } from '@freightdesk/shared-i18n';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import type { LanguageChoice } from './language-list';
import { usePopover } from './use-popover';

const LanguageList = lazy(async () => ({ default: (await import('./language-list')).LanguageList }));

/** The languages on offer, the code of the one that is shown, and how to turn to another. */
export interface LanguageSetting {
  languages: readonly LanguageChoice[];
  language: string;
  choose: (code: string) => Promise<void>;
}

export function LanguageMenu({ languages, language, choose }: LanguageSetting) {
  const { t } = useTranslation();
  const { anchor, button, close } = usePopover('menu');
  const turnTo = (code: string) => {
    close();
    void choose(code);
  };

  return (
    <>
      <IconButton aria-label={t('Language')} {...button}>
        <TranslateOutlined />
      </IconButton>
      {anchor && (
        <Suspense>
          <LanguageList languages={languages} current={language} anchor={anchor} onClose={close} onChoose={turnTo} />
        </Suspense>
      )}
    </>
  );
}
