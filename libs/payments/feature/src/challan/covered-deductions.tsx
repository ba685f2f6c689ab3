import { queryOf } from '@freightdesk/data-access-api';
import { type ChallanCover, getChallanCover, type Payment } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { sum } from '@freightdesk/shared-money';
import { useRecordPage } from '@freightdesk/shared-route';
import { DateText, EmptyState, Loaded, MoneyText, SectionCard, SmallTable, Unbroken } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';

function CoveredTable({ cover: { covered, aheadPaise } }: { cover: ChallanCover }) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  const named = ({ type, id, number }: ChallanCover['covered'][number]['document']) => {
    const page = pageOf(type, id);
    const shown = <Unbroken>{number}</Unbroken>;
    return page ? (
      <Link component={RouterLink} to={page}>
        {shown}
      </Link>
    ) : (
      shown
    );
  };
  const total = sum(covered.map(({ coveredPaise }) => coveredPaise));
  return (
    <>
      {aheadPaise > 0 && (
        <Alert severity="info">
          {t('More was deposited than was withheld so far:')} ₹ <MoneyText paise={aheadPaise} />
        </Alert>
      )}
      {covered.length === 0 ? (
        <EmptyState title={t('Covers no deduction yet')} />
      ) : (
        <SmallTable
          label={t('Deductions')}
          columns={[
            { header: t('Document') },
            { header: t('Party'), hideOnPhone: true },
            { header: t('Date') },
            { header: t('TDS withheld'), align: 'end', hideOnPhone: true },
            { header: t('By this challan'), align: 'end' },
          ]}
          rows={covered.map(({ document, party, date, withheldPaise, coveredPaise }) => ({
            key: document.id,
            cells: [
              named(document),
              party ?? '–',
              <DateText key="date" date={date} />,
              <MoneyText key="withheld" paise={withheldPaise} />,
              <MoneyText key="covered" paise={coveredPaise} />,
            ],
          }))}
          foot={[t('Total'), '', '', '', <MoneyText key="total" paise={total} />]}
        />
      )}
    </>
  );
}

/** What the challan deposits of which document: as the quarterly statement of TDS asks for it. */
export function CoveredDeductions({ payment: { id } }: { payment: Payment }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('Deductions that this challan covers, oldest first')}>
      <Loaded query={useQuery(queryOf(getChallanCover, { id }))}>{(cover) => <CoveredTable cover={cover} />}</Loaded>
    </SectionCard>
  );
}
