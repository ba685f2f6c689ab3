import { partyPaths } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import { chargeHeadAccess, taxPaths } from '@freightdesk/tax-contract';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** The ways from a list of documents to what its documents are written with. */
export function MasterLinks() {
  const { t } = useTranslation();
  const mayKeepHeads = useCan(chargeHeadAccess.manage);
  return (
    <>
      <Button component={Link} to={partyPaths.list.href()}>
        {t('Parties')}
      </Button>
      {mayKeepHeads && (
        <Button component={Link} to={taxPaths.chargeHeads.href()}>
          {t('Charge heads')}
        </Button>
      )}
    </>
  );
}
