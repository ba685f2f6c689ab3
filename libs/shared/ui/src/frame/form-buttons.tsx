import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';

interface FormButtonsProps {
  submitLabel: string;
  /** Offers to save and start anew, or to save and go on. */
  againLabel?: string | undefined;
  isBusy: boolean;
  onCancel: () => void;
  onAgain: () => void;
}

/** On a phone they share the width; the one that is meant most comes last, nearest the thumb. */
const look = { flexGrow: { xs: 1, sm: 0 }, whiteSpace: 'nowrap' };

export function FormButtons({ submitLabel, againLabel, isBusy, onCancel, onAgain }: FormButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button color="inherit" onClick={onCancel} disabled={isBusy} sx={look}>
        {t('Cancel')}
      </Button>
      {againLabel ? (
        <Button onClick={onAgain} disabled={isBusy} aria-keyshortcuts="Control+Enter" sx={look}>
          {againLabel}
        </Button>
      ) : null}
      <Button type="submit" variant="contained" loading={isBusy} aria-keyshortcuts="Control+S" sx={look}>
        {submitLabel}
      </Button>
    </>
  );
}
