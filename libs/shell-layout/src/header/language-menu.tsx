import { useTranslation } from '@freightdesk/shared-i18n';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import { usePopover } from './use-popover';

const LanguageList = lazy(async () => ({ default: (await import('./language-list')).LanguageList }));

/** A language on offer; `name` is written in the language itself. */
export interface LanguageChoice {
  code: string;
  name: string;
}

interface LanguageMenuProps {
  languages: readonly LanguageChoice[];
  current: string;
  onChoose: (code: string) => void;
}

export function LanguageMenu({ languages, current, onChoose }: LanguageMenuProps) {
  const { t } = useTranslation();
  const { anchor, button, close } = usePopover('menu');
  const choose = (code: string) => {
    close();
    onChoose(code);
  };

  return (
    <>
      <IconButton aria-label={t('Language')} {...button}>
        <TranslateOutlined />
      </IconButton>
      {anchor && (
        <Suspense>
          <LanguageList languages={languages} current={current} anchor={anchor} onClose={close} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}
