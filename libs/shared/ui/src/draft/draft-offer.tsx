import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatInstant } from '@freightdesk/shared-calendar';
import type { DraftState } from './use-draft';

/** Offers what was typed and not saved; says so where it was put back already. */
export function DraftOffer({ draft, isRestored, restore, discard }: DraftState) {
  const { t } = useTranslation();
  if (!draft) return null;
  const when = formatInstant(draft.savedAt);
  return (
    <Alert
      severity="info"
      action={
        <>
          {isRestored ? null : (
            <Button color="inherit" size="small" onClick={restore}>
              {t('Restore')}
            </Button>
          )}
          <Button color="inherit" size="small" onClick={discard}>
            {isRestored ? t('Start anew') : t('Discard')}
          </Button>
        </>
      }
    >
      {isRestored
        ? t('What you typed on {{when}} is restored.', { when })
        : t('You left this form unfinished on {{when}}. Restore?', { when })}
    </Alert>
  );
}
