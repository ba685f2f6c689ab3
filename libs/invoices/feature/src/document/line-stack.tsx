import { useTranslation } from '@freightdesk/shared-i18n';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import type { KeyboardEvent, ReactNode } from 'react';

/** Enter in a field of a line goes on with a new one; in a list of choices it chooses. */
const asksForLine = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' &&
  !ctrlKey &&
  !metaKey &&
  target instanceof HTMLInputElement &&
  target.getAttribute('role') !== 'combobox';

interface LineStackProps {
  onAdd: () => void;
  children: ReactNode;
}

/** The lines of a document one beneath the other, and the ways to add one. */
export function LineStack({ onAdd, children }: LineStackProps) {
  const { t } = useTranslation();
  return (
    <>
      <Stack
        spacing={2}
        divider={<Divider flexItem />}
        onKeyDown={(event) => {
          if (!asksForLine(event)) return;
          event.preventDefault();
          onAdd();
        }}
      >
        {children}
      </Stack>
      <Button startIcon={<AddIcon />} onClick={onAdd} sx={{ marginBlockStart: 2 }}>
        {t('Add line')}
      </Button>
    </>
  );
}
