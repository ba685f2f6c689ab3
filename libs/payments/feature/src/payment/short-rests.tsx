import type { Payment } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useOutstanding } from '../allocation/use-outstanding';

/** Invoices that a standing receipt settled in part: where the customer need not pay the rest, it turns into a credit note. */
export function ShortRests({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  const { direction, status, allocations, party } = payment;
  const settles = direction === 'RECEIPT' && status === 'POSTED' && allocations.length > 0;
  const { data: open = [] } = useOutstanding('RECEIPT', settles ? party?.id : null);
  const short = open.filter(({ id }) => allocations.some(({ invoice }) => invoice.id === id));
  const links = short.flatMap(({ id, number }) => {
    const page = pageOf('credit note for the rest', id);
    return page === null ? [] : [{ id, number, page }];
  });
  if (links.length === 0) return null;
  return (
    <Stack sx={{ alignItems: 'start' }}>
      {links.map(({ id, number, page }) => (
        <Button key={id} size="small" component={Link} to={page}>
          {t('Credit the rest of {{number}}', { number })}
        </Button>
      ))}
    </Stack>
  );
}
