import { queryOf } from '@freightdesk/data-access-api';
import {
  intlShipmentPaths,
  isForCustomer,
  isOpenLead,
  type Lead,
  listQuotations,
  numberOfRevision,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { Wait } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';

/** What keeps a lead from being quoted or won: the quotation that nobody can accept yet, and the way to it. */
export function useLeadWaits(lead: Lead): { quoted: readonly Wait[]; won: readonly Wait[] } {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...queryOf(listQuotations, { leadId: lead.id, isLatest: 'true', pageSize: 20 }),
    enabled: isOpenLead(lead.stage),
  });
  const [last] = data?.data ?? [];
  if (!data || !isOpenLead(lead.stage)) return { quoted: [], won: [] };
  if (!last) return { quoted: [{ text: t('To mark it as quoted, send a quotation first.') }], won: [] };
  // A further revision is made of one that was sent.
  const wasSent = data.data.some(({ status, revision }) => isForCustomer(status) || revision > 1);
  const isOpen = data.data.some(({ status }) => status === 'SENT');
  const wait = {
    text: t('{{number}} is not open to the customer: send it, or its next revision.', {
      number: numberOfRevision(last),
    }),
    to: intlShipmentPaths.quotation.href(last.id),
  };
  return { quoted: wasSent ? [] : [wait], won: isOpen ? [] : [wait] };
}
