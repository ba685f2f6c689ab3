import { approveCredit, type Party } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { useMay } from '@freightdesk/shared-session';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** Why a customer is on hold. An approval is of one draft and stands there, so whoever may give it is led to what waits. */
export function CreditHold({ party }: { party: Party }) {
  const { t } = useTranslation();
  const mayApprove = useMay(approveCredit);
  const drafts = useRecordPage()('drafts of customer', party.id);
  return (
    <Alert
      severity="warning"
      action={
        mayApprove &&
        drafts && (
          <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} component={Link} to={drafts}>
            {t('Approve a draft')}
          </Button>
        )
      }
    >
      {t('On credit hold: {{reason}}', { reason: party.creditStatusReason })}
    </Alert>
  );
}
