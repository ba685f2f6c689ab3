import { useTranslation } from '@freightdesk/shared-i18n';
import { ConfirmDialog } from '../confirm/confirm-dialog';

interface LeaveQuestionProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asked before typed work is thrown away. */
export function LeaveQuestion({ open, onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      title={t('Leave without saving?')}
      text={t('What you typed will be lost.')}
      confirmLabel={t('Leave')}
      cancelLabel={t('Keep editing')}
      danger
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
