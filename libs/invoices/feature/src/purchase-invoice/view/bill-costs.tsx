import { costDifference, type PurchaseInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText, SectionCard, SmallTable } from '@freightdesk/shared-ui';

const money = (paise: number | null) => <MoneyText paise={paise} />;

/** Lines that bill costs of jobs and dockets, beside what those were accrued and quoted at. */
export function BillCosts({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const lines = bill.lines.filter((line) => costDifference(line) !== null);
  if (lines.length === 0) return null;
  return (
    <SectionCard title={t('What it was expected to cost')}>
      <SmallTable
        label={t('What it was expected to cost')}
        columns={[
          { header: t('Charge') },
          { header: t('Quoted'), align: 'end' },
          { header: t('Accrued'), align: 'end' },
          { header: t('Billed'), align: 'end' },
          { header: t('Difference'), align: 'end' },
        ]}
        rows={lines.map((line, index) => ({
          key: index,
          cells: [
            `${line.description}, ${line.jobNumber ?? line.docketNumber ?? ''}`,
            money(line.quotedPaise),
            money(line.accruedPaise),
            money(line.taxablePaise),
            money(costDifference(line)),
          ],
        }))}
      />
    </SectionCard>
  );
}
