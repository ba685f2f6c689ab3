import { type AddJobcardInput, getLastOfLane, intlShipmentPaths as paths } from '@freightdesk/intl-shipment-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText } from '@freightdesk/shared-ui';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { routeText } from '../../fields/place-text';

/** What the customer had carried there last: a new job is most often like it. The form is left for it, and starts anew. */
export function RepeatLane({ form }: { form: SchemaForm<AddJobcardInput> }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [customerId, originLocode, destinationLocode] = useWatch({
    control: form.control,
    name: ['customerId', 'originLocode', 'destinationLocode'],
  });
  const lane = { ...(originLocode && { originLocode }), ...(destinationLocode && { destinationLocode }) };
  const { data } = useQuery({
    ...queryOf(getLastOfLane, { customerId: customerId ?? '', ...lane }),
    enabled: Boolean(customerId),
  });
  const job = customerId ? data?.job : null;
  if (!job || params.get('from') === job.id) return null;
  return (
    <Alert
      severity="info"
      sx={{ marginBlock: 2 }}
      action={
        <Button component={Link} to={paths.createJobcard.href(job.id)} replace color="inherit" size="small">
          {t('Repeat {{number}}', { number: job.number })}
        </Button>
      }
    >
      {t('The last job of this customer here:')} <bdi>{routeText(job)}</bdi>, <DateText date={job.date} />
      {job.chargeCount > 0 && `, ${t('{{count}} charges', { count: job.chargeCount })}`}
    </Alert>
  );
}
