import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { RowAction } from '../list/list-source';
import { RowMenuList } from '../list/row-menu-list';

/** A button that opens a menu of acts, such as the papers of a record; none where there is nothing to choose. */
export function ActsMenu({ label, acts }: { label: string; acts: readonly RowAction[] }) {
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
        {label}
      </Button>
      {button && <RowMenuList button={button} actions={acts} onClose={() => setButton(null)} />}
    </>
  );
}
