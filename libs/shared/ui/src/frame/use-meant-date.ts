import { type BusinessDate, formatBusinessDate, isLongAgo, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm } from '../confirm/use-confirm';
import { ToldRefusal } from '../conflict/told-refusal';

/** Asks whether a date of long ago is meant, before it stands in the books; ends the saving where it is not. */
export function useMeantDate(): (date: BusinessDate) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return async (date) => {
    if (!isLongAgo(date, systemClock.today())) return;
    const isMeant = await confirm({
      title: t('Is {{date}} the right date?', { date: formatBusinessDate(date) }),
      text: t('It is more than 30 days back.'),
      confirmLabel: t('Yes, record it'),
      isDoubt: true,
    });
    if (!isMeant) throw new ToldRefusal('The date was not meant.');
  };
}
