import { queryOf, takeFile } from '@freightdesk/data-access-api';
import { getQuotedPdf, readQuoted } from '@freightdesk/intl-shipment-contract';
import type { LinkPageProps } from '@freightdesk/shared-route';
import { PdfButton, PrintButton } from '@freightdesk/shared-ui';
import { LinkPage, OpenedByLink } from '@freightdesk/tracking-ui/track';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AnswerSection } from './answer-section';
import { ToldQuotationCard } from './told-quotation-card';

/** What a customer sees of a quotation, and where it is answered. */
export function Component(props: LinkPageProps) {
  const { token = '' } = useParams();
  const query = useQuery(queryOf(readQuoted, { token }));
  const acts = (
    <>
      {query.data && (
        <PdfButton ways={[{ label: '', how: {} }]} take={() => takeFile(getQuotedPdf, { token }, 'quotation.pdf')} />
      )}
      <PrintButton />
    </>
  );
  return (
    <LinkPage {...props} acts={acts}>
      <OpenedByLink query={query}>
        {(quotation) => (
          <ToldQuotationCard quotation={quotation}>
            <AnswerSection token={token} quotation={quotation} />
          </ToldQuotationCard>
        )}
      </OpenedByLink>
    </LinkPage>
  );
}
