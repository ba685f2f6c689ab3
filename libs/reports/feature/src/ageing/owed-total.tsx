import { isVoucherType, voucherRecord } from '@freightdesk/ledger-contract';
import type { AgeingRow } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { MoneyText, useIsPhone } from '@freightdesk/shared-ui';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

/** What is owed of a document leads to how that came about. On a phone the card as a whole leads to the document. */
export function OwedTotal({ line: { document, totalPaise } }: { line: AgeingRow }) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  const isPhone = useIsPhone();
  const amount = <MoneyText paise={totalPaise} />;
  const record = document && isVoucherType(document.type) ? voucherRecord[document.type] : undefined;
  const page = document && record && !isPhone ? pageOf(`outstanding of ${record}`, document.id) : null;
  if (page === null) return amount;
  return (
    <Link
      component={RouterLink}
      to={page}
      color="inherit"
      underline="always"
      title={t('How it came about: {{number}}', { number: document?.number ?? '' })}
      sx={{ textDecorationStyle: 'dotted', textUnderlineOffset: 3 }}
    >
      {amount}
    </Link>
  );
}
