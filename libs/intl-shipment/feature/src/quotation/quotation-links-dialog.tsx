import { queryOf } from '@freightdesk/data-access-api';
import { mayAct, numberOfRevision, type Quotation, quotationLinkMail } from '@freightdesk/intl-shipment-contract';
import { getCompany } from '@freightdesk/company-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { LinksDialog } from '@freightdesk/tracking-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useQuotedTo } from './use-quoted-to';

/** The links by which the customer reads a quotation and answers it. */
export function QuotationLinksDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, status } = quotation;
  const { data: company } = useQuery(queryOf(getCompany, undefined));
  const { to } = useQuotedTo(quotation);
  const letter = quotationLinkMail(quotation, { name: company?.name ?? null });
  return (
    <LinksDialog
      of={{ record: 'quotation', recordId: id }}
      title={t('Link of {{number}}', { number: numberOfRevision(quotation) })}
      text={t(
        'Whoever has it reads this quotation without signing in and accepts or declines it: what is sold, never what it costs. It ends with the price.',
      )}
      letter={{ ...letter, to }}
      isClosed={!mayAct('accept', status)}
      onClose={onClose}
    />
  );
}
