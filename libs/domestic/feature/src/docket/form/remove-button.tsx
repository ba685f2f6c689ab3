import { useTranslation } from '@freightdesk/shared-i18n';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';

interface RemoveButtonProps {
  /** What is taken away, for those who hear it. */
  label: string;
  onClick: () => void;
}

/** Takes one line out of a form, at the line's end. */
export function RemoveButton({ label, onClick }: RemoveButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton onClick={onClick} aria-label={t('Remove {{label}}', { label })} sx={{ justifySelf: 'end' }}>
      <DeleteIcon />
    </IconButton>
  );
}
