import { useTranslation } from '@freightdesk/shared-i18n';
import { type RowAction, RowMenuList } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useState } from 'react';

/** What may be done with a view of one's own. */
export function ViewMenu({ actions }: { actions: readonly RowAction[] }) {
  const { t } = useTranslation();
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setButton(currentTarget)}
        sx={{ flexShrink: 0 }}
      >
        {t('Change view')}
      </Button>
      {button && <RowMenuList button={button} actions={actions} onClose={() => setButton(null)} />}
    </>
  );
}
