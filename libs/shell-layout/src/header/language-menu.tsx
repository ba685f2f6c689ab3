import { useTranslation } from '@freightdesk/shared-i18n';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        aria-label={t('Language')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <TranslateOutlined />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {languages.map(({ code, name }) => (
          <MenuItem
            key={code}
            lang={code}
            selected={code === current}
            onClick={() => {
              close();
              onChoose(code);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
