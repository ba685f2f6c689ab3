import { paymentAccess } from '@freightdesk/invoices-contract';
import { useRecordPage } from '@freightdesk/shared-route';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan } from '@freightdesk/shared-session';
import type { RowAction } from '@freightdesk/shared-ui';
import { useNavigate } from 'react-router-dom';

interface Owed {
  id: string;
  number: string | null;
  party: { id: string };
  outstandingMinor: number;
}

/** The act that asks to write off what is left of a document; none where nothing is left, or not by this person. */
export function useWriteOff(
  page: 'write-off of invoice' | 'write-off of bill',
  { id, number, party, outstandingMinor }: Owed,
): readonly RowAction[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const pageOf = useRecordPage();
  const mayAsk = useCan(paymentAccess.write);
  const target = mayAsk && number !== null && outstandingMinor > 0 ? pageOf(page, id, { partyId: party.id }) : null;
  return target === null ? [] : [{ label: t('Write off the rest'), onSelect: () => void navigate(target) }];
}
