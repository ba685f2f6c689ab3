import { queryOf } from '@freightdesk/data-access-api';
import { customerMoney, paymentAccess, vendorMoney } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { useRecordPage } from '@freightdesk/shared-route';
import { useCan } from '@freightdesk/shared-session';
import { AmountText, DateText, SectionCard, SmallTable, Unbroken } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

interface OpenDocument {
  id: string;
  number: string | null;
  party: { id: string };
  currency: CurrencyCode;
  outstandingMinor: number;
}

interface UnallocatedSectionProps {
  document: OpenDocument;
  /** Of an invoice what its customer paid, of a bill what its vendor was paid. */
  of: 'sale' | 'purchase';
}

const sides = {
  sale: { money: customerMoney, page: 'advance for invoice', title: 'Unallocated money of this customer' },
  purchase: { money: vendorMoney, page: 'advance for bill', title: 'Paid to this vendor and unallocated' },
} as const;

/** Money of the party that settles nothing yet, where a document of theirs is still open: a step sets it against that. */
export function UnallocatedSection({ document, of }: UnallocatedSectionProps) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  const mayAllocate = useCan(paymentAccess.write);
  const { money, page, title } = sides[of];
  const isOpen = document.number !== null && document.outstandingMinor > 0;
  const query = useQuery({ ...queryOf(money, { partyId: document.party.id }), enabled: isOpen, staleTime: 0 });
  const usable = (query.data ?? []).filter(({ currency }) => currency === document.currency);
  if (!isOpen || usable.length === 0) return null;

  return (
    <Box sx={{ displayPrint: 'none' }}>
      <SectionCard title={t(title)}>
        <SmallTable
          label={t(title)}
          columns={[
            { header: t('Payment') },
            { header: t('Date'), hideOnPhone: true },
            { header: t('Unallocated'), align: 'end' },
            { header: t('Actions'), isHeaderHeard: true, align: 'end' },
          ]}
          rows={usable.map(({ id, number, date, currency, unallocatedMinor }) => {
            const target = mayAllocate ? pageOf(page, id, { invoiceId: document.id }) : null;
            return {
              key: id,
              cells: [
                <Unbroken key="number">{number}</Unbroken>,
                <DateText key="date" date={date} />,
                <AmountText key="left" minor={unallocatedMinor} currency={currency} />,
                target !== null && (
                  <Button key="set" size="small" component={Link} to={target}>
                    {t('Set it against this')}
                  </Button>
                ),
              ],
            };
          })}
        />
      </SectionCard>
    </Box>
  );
}
