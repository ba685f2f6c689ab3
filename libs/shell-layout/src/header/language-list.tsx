import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

/** A language on offer; `name` is written in the language itself. */
export interface LanguageChoice {
  code: string;
  name: string;
}

interface LanguageListProps {
  languages: readonly LanguageChoice[];
  current: string;
  anchor: HTMLElement;
  onClose: () => void;
  onChoose: (code: string) => void;
}

export function LanguageList({ languages, current, anchor, onClose, onChoose }: LanguageListProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {languages.map(({ code, name }) => (
        <MenuItem key={code} lang={code} selected={code === current} onClick={() => onChoose(code)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
