import { type DocketStatus, ewayBillClock } from '@freightdesk/domestic-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText, StatusChip, type Tone } from '@freightdesk/shared-ui';
import { isMoving } from './eway-bill-chip';

interface ValidityTextProps {
  validUntil: string | null;
  status: DocketStatus;
}

/** Until when the goods may move. While they still do, an end that presses is said in a word. */
export function ValidityText({ validUntil, status }: ValidityTextProps) {
  const { t } = useTranslation();
  if (validUntil === null) return '–';
  const clock = ewayBillClock(new Date(validUntil), systemClock.now());
  const tone: Tone = clock === 'amber' ? 'warning' : 'error';
  return (
    <>
      <InstantText instant={validUntil} />{' '}
      {clock !== 'green' && isMoving(status) && (
        <StatusChip label={clock === 'expired' ? t('Expired') : t('Ends soon')} tone={tone} />
      )}
    </>
  );
}
