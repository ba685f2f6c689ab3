import type { Jobcard } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { isUnbilled } from '@freightdesk/tax-contract';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** Who is to be billed for what of the job no invoice has billed: its customer, and whoever else a charge is for. */
function payersOf({ charges, customer, customerId }: Jobcard): { id: string; name: string }[] {
  const payers = charges.filter(isUnbilled).map(({ billTo }) => billTo ?? { id: customerId, name: customer.name });
  return [...new Map(payers.map((payer) => [payer.id, payer])).values()];
}

/** Begins the invoice of what is sold and not billed. A draft waits till it is opened; without the page of an invoice there is no such act. */
export function MakeInvoice({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  if (job.status === 'DRAFT') return null;
  const payers = payersOf(job);
  return payers.map(({ id, name }) => {
    const page = pageOf('invoice of charges', id, { recordId: job.id });
    return (
      page && (
        <Button key={id} variant="outlined" component={Link} to={page}>
          {payers.length === 1 ? t('Make invoice') : t('Make invoice: {{name}}', { name })}
        </Button>
      )
    );
  });
}
