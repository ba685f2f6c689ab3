import { mutationOf, useSave } from '@freightdesk/data-access-api';
import { approveWriteOff, refuseWriteOff, reverseSettlement, type Settlement } from '@freightdesk/payments-contract';
import { settlementReasonInput } from '@freightdesk/payments-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Translate, useConfirmed } from '@freightdesk/shared-ui';
import { ReasonDialog } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import { useState } from 'react';

const approval = ({ id, version, number, document }: Settlement, t: Translate) => ({
  title: t('Approve {{number}}', { number }),
  text: t('What is left of {{number}} is given up, and posted today.', { number: document?.number ?? '' }),
  confirmLabel: t('Approve'),
  input: { id, version },
  done: (approved: Settlement) => t('{{number}} is posted', { number: approved.number }),
});

/** What waits is approved or refused by somebody else; what was posted can be taken back. */
export function SettlementActions({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'refuse' | 'reverse' | null>(null);
  const mayDecide = useMay(approveWriteOff) && settlement.status === 'PENDING_APPROVAL';
  const mayReverse = useMay(reverseSettlement) && settlement.status === 'POSTED';
  const approve = useConfirmed(mutationOf(approveWriteOff), approval);
  const close = () => setDialog(null);
  return (
    <>
      {mayReverse && (
        <Button color="error" variant="outlined" onClick={() => setDialog('reverse')}>
          {t('Reverse')}
        </Button>
      )}
      {mayDecide && (
        <>
          <Button color="error" onClick={() => setDialog('refuse')}>
            {t('Refuse')}
          </Button>
          <Button variant="contained" onClick={() => void approve(settlement)}>
            {t('Approve')}
          </Button>
        </>
      )}
      {dialog === 'refuse' && <RefuseDialog settlement={settlement} onClose={close} />}
      {dialog === 'reverse' && <ReverseDialog settlement={settlement} onClose={close} />}
    </>
  );
}

interface DialogProps {
  settlement: Settlement;
  onClose: () => void;
}

function RefuseDialog({ settlement, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { number } = settlement;
  return (
    <ReasonDialog
      record={settlement}
      schema={settlementReasonInput}
      startOf={(standing) => standing}
      reason="reason"
      hint={t('Such as: ring the customer first')}
      title={t('Refuse {{number}}', { number })}
      submitLabel={t('Refuse')}
      text={t('Nothing is posted. Who asked for it may ask again.')}
      done={t('{{number}} is refused', { number })}
      onSubmit={useSave(refuseWriteOff)}
      onClose={onClose}
    />
  );
}

function ReverseDialog({ settlement, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { number } = settlement;
  return (
    <ReasonDialog
      record={settlement}
      schema={settlementReasonInput}
      startOf={(standing) => standing}
      reason="reason"
      hint={t('Such as: the customer paid after all')}
      title={t('Reverse {{number}}', { number })}
      submitLabel={t('Reverse')}
      text={t(
        'Reversing entries are posted today, and its documents are outstanding again. The number stays. This cannot be undone.',
      )}
      done={t('{{number}} is reversed', { number })}
      onSubmit={useSave(reverseSettlement)}
      onClose={onClose}
    />
  );
}
