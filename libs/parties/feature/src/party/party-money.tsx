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

/** What moves money between us and a party is a step away: whoever sells to us is paid. */
export function PartyMoney({ party }: { party: Paid }) {
  const { t } = useTranslation();
  const page = useRecordPage()('payment to vendor', party.id);
  if (page === null || !isPaid(party)) return null;
  return (
    <Stack direction="row">
      <Button variant="outlined" component={Link} to={page}>
        {t('Pay')}
      </Button>
    </Stack>
  );
}
