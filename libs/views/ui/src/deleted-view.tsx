import { messageOf, useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { type SavedView, saveView } from '@freightdesk/views-contract';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { inputOf } from './view-input';

interface DeletedViewProps {
  view: SavedView;
  onBack: (view: SavedView) => void;
}

/** That a view is gone, and the way to have it back. What was pressed went with the view, so the keyboard goes on here. */
export function DeletedView({ view, onBack }: DeletedViewProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const told = useId();
  const button = useRef<HTMLButtonElement>(null);
  const save = useSave(saveView);
  useEffect(() => button.current?.focus(), []);
  const undo = async () => {
    const { id: _id, version: _version, ...again } = inputOf(view);
    try {
      onBack(await save(again));
    } catch (error) {
      notify(t(messageOf(error)), 'error');
    }
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minInlineSize: 0 }}>
      <Typography id={told} variant="body2" color="textSecondary" noWrap>
        {t('{{name}} is deleted', { name: view.name })}
      </Typography>
      <Button ref={button} size="small" aria-describedby={told} onClick={() => void undo()} sx={{ flexShrink: 0 }}>
        {t('Undo')}
      </Button>
    </Stack>
  );
}
