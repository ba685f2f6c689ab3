import { isOverdue } from '@freightdesk/invoices-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, StatusChip } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';

/** The last day to pay, and whether it has gone by with something still owed. */
export function DueDate({ document }: { document: { dueDate: string; outstandingPaise: number } }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <DateText date={document.dueDate} />
      {isOverdue(document, systemClock.today()) && <StatusChip label={t('Overdue')} tone="error" />}
    </Stack>
  );
}
