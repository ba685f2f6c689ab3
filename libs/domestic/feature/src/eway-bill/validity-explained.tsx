import {
  type DocketStatus,
  type EwayBilled,
  ewayBillDays,
  ewayBillValidUntil,
  extensionWindow,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatInstant, InstantText } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import { isMoving } from './eway-bill-chip';

/** The figures behind the end of a bill. */
function useReason({ extensions, distanceKm, overDimensional }: EwayBilled): string {
  const { t } = useTranslation();
  if (extensions?.length) return t('As the portal extended it.');
  const km = distanceKm ?? 0;
  const days = ewayBillDays(km, { overDimensional: overDimensional ?? false });
  const figures = { km, days };
  const distance = overDimensional
    ? t('{{km}} km of over-dimensional cargo, a day for each 20 km: days allowed {{days}}.', figures)
    : t('{{km}} km, a day for each 200 km: days allowed {{days}}.', figures);
  return `${distance} ${t('The first ends with the day after the bill was generated.')}`;
}

function ExtensionHours({ end }: { end: Date }) {
  const { t } = useTranslation();
  const { from, to } = extensionWindow(end);
  const hours = { from: formatInstant(from.toISOString()), to: formatInstant(to.toISOString()) };
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {t('It may be extended between {{from}} and {{to}}.', hours)}
    </Typography>
  );
}

interface ValidityExplainedProps {
  bill: EwayBilled;
  status: DocketStatus;
}

/** Until when a bill covers the goods, why until then, and while they move, when it may be extended. */
export function ValidityExplained({ bill, status }: ValidityExplainedProps) {
  const { t } = useTranslation();
  const reason = useReason(bill);
  const end = ewayBillValidUntil(bill);
  if (!bill.ewayBillNumber) return null;
  if (end === null) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('With its time and the distance, its validity is known.')}
      </Typography>
    );
  }
  return (
    <div>
      <Typography variant="body2">
        {t('Valid until')} <InstantText instant={end.toISOString()} />
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {reason}
      </Typography>
      {isMoving(status) && <ExtensionHours end={end} />}
    </div>
  );
}
