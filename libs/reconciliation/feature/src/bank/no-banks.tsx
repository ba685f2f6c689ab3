import { bankPaths } from '@freightdesk/banks-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { EmptyState } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** Before the first bank is kept, there is none whose statement could be read. */
export function NoBanks() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('No banks yet')}
      text={t('Statements are imported for a bank.')}
      action={
        <Button component={Link} to={bankPaths.list.href()}>
          {t('Go to the banks')}
        </Button>
      }
    />
  );
}
