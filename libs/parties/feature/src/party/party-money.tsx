import { isPaid, type PartyRole } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

interface Paid {
  id: string;
  roles: readonly PartyRole[];
}

/** What moves money between us and a party is a step away: whoever sells to us is paid, who buys and pays late is charged for it. */
export function PartyMoney({ party }: { party: Paid }) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  const payment = isPaid(party) ? pageOf('payment to vendor', party.id) : null;
  const interest = party.roles.includes('CUSTOMER') ? pageOf('interest of customer', party.id) : null;
  if (payment === null && interest === null) return null;
  return (
    <Stack direction="row" spacing={1}>
      {payment && (
        <Button variant="outlined" component={Link} to={payment}>
          {t('Pay')}
        </Button>
      )}
      {interest && (
        <Button component={Link} to={interest}>
          {t('Interest on overdue')}
        </Button>
      )}
    </Stack>
  );
}
