import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';

interface FormButtonsProps {
  submitLabel: string;
  /** Offers to save and start anew. */
  againLabel?: string;
  isBusy: boolean;
  onCancel: () => void;
  onAgain: () => void;
}

export function FormButtons({ submitLabel, againLabel, isBusy, onCancel, onAgain }: FormButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button color="inherit" onClick={onCancel} disabled={isBusy}>
        {t('Cancel')}
      </Button>
      {againLabel ? (
        <Button onClick={onAgain} disabled={isBusy} aria-keyshortcuts="Control+Enter">
          {againLabel}
        </Button>
      ) : null}
      <Button type="submit" variant="contained" loading={isBusy} aria-keyshortcuts="Control+S">
        {submitLabel}
      </Button>
    </>
  );
}
