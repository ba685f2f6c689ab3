import type { Bank } from '@freightdesk/banks-contract';
import { PostedVouchers } from '@freightdesk/ledger-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** How its opening balance was posted, and what counts of cash found; all that moved since stands in its book. */
export function BankLedger({ bank: { id, accountId } }: { bank: Bank }) {
  const { t } = useTranslation();
  const book = useRecordPage()('account ledger', accountId);
  const toBook = book && (
    <Button component={Link} to={book}>
      {t('Bank book')}
    </Button>
  );
  return (
    <SectionCard title={t('Ledger')} action={toBook}>
      <PostedVouchers documentId={id} />
    </SectionCard>
  );
}
