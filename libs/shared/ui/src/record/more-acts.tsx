import { useTranslation } from '@freightdesk/shared-i18n';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { RowAction } from '../list/list-source';
import { RowMenuList } from '../list/row-menu-list';

/** What else may be done with a record: its head shows two or three acts, and has a menu for the rest. */
export function MoreActs({ acts }: { acts: readonly RowAction[] }) {
  const { t } = useTranslation();
  const [button, setButton] = useState<HTMLElement | null>(null);
  if (acts.length === 0) return null;
  return (
    <>
      <Button
        color="inherit"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        {t('More')}
      </Button>
      {button && <RowMenuList button={button} actions={acts} onClose={() => setButton(null)} />}
    </>
  );
}
