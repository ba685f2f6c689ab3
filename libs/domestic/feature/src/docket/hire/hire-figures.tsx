import type { DocketHire, DocketHireFigures } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatPaise } from '@freightdesk/shared-money';
import { useRecordPage } from '@freightdesk/shared-route';
import { DateText, FactList, MoneyText, SmallTable } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';

interface HireFiguresProps {
  hire: DocketHire;
  figures: DocketHireFigures;
}

/** What the bills say of the hire: one is told where they are not what was agreed. */
function HireNotice({ hire: { agreedPaise }, figures: { billedPaise, bills } }: HireFiguresProps) {
  const { t } = useTranslation();
  const differs = formatPaise(Math.abs(billedPaise - agreedPaise));
  if (bills.length === 0)
    return (
      <Alert severity="info">
        {t('No bill of this hire is posted. What was paid ahead counts here once it is allocated to the bill.')}
      </Alert>
    );
  if (billedPaise === agreedPaise) return null;
  return (
    <Alert severity="warning">
      {billedPaise > agreedPaise
        ? t('Billed ₹ {{amount}} more than was agreed.', { amount: differs })
        : t('Billed ₹ {{amount}} less than was agreed.', { amount: differs })}
    </Alert>
  );
}

/** The bills that name the docket, each as far as it is the docket's. */
function HireBills({ bills }: Pick<DocketHireFigures, 'bills'>) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  const written = (id: string, number: string) => {
    const page = pageOf('purchase invoice', id);
    return page ? (
      <MuiLink component={Link} to={page}>
        {number}
      </MuiLink>
    ) : (
      number
    );
  };
  return (
    <SmallTable
      label={t('Bills of the hire')}
      columns={[
        { header: t('Bill') },
        { header: t("Vendor's number"), hideOnPhone: true },
        { header: t('Date'), hideOnPhone: true },
        { header: t('Billed'), align: 'end' },
        { header: t('Balance'), align: 'end' },
      ]}
      rows={bills.map(({ id, number, supplierNumber, date, billedPaise, balancePaise }) => ({
        key: id,
        cells: [
          written(id, number),
          supplierNumber,
          <DateText key="date" date={date} />,
          <MoneyText key="billed" paise={billedPaise} />,
          <MoneyText key="balance" paise={balancePaise} />,
        ],
      }))}
    />
  );
}

/** What was agreed for the lorry, and how that stands in the books. */
export function HireFigures({ hire, figures }: HireFiguresProps) {
  const { t } = useTranslation();
  const ofBooks = (paise: number) => (figures.bills.length === 0 ? null : <MoneyText paise={paise} />);
  return (
    <Stack spacing={2}>
      <FactList
        facts={[
          { label: t('Lorry owner or broker'), value: hire.party.name },
          { label: t('Agreed hire'), value: <MoneyText paise={hire.agreedPaise} /> },
          { label: t('Agreed advance'), value: <MoneyText paise={hire.advancePaise} /> },
          { label: t('Billed'), value: ofBooks(figures.billedPaise) },
          { label: t('Tax and rounding'), value: ofBooks(figures.taxPaise) },
          { label: t('TDS withheld'), value: ofBooks(figures.tdsPaise) },
          { label: t('Paid'), value: ofBooks(figures.paidPaise) },
          { label: t('Balance to pay'), value: <MoneyText paise={figures.balancePaise} /> },
          ...(hire.remark ? [{ label: t('Remark'), value: hire.remark }] : []),
        ]}
      />
      <HireNotice hire={hire} figures={figures} />
      {figures.bills.length > 0 && <HireBills bills={figures.bills} />}
    </Stack>
  );
}
