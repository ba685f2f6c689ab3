import type { DocketInvoice } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, InstantText, MoneyText, SmallTable } from '@freightdesk/shared-ui';

const day = (date: string) => <DateText date={date} />;
const moment = (instant: string | null) => <InstantText instant={instant} />;
const money = (paise: number) => <MoneyText paise={paise} />;

/** The invoices that travel with the goods, and their e-way bills. */
export function NoteInvoices({ invoices }: { invoices: readonly DocketInvoice[] }) {
  const { t } = useTranslation();
  return (
    <SmallTable
      label={t('Invoices and e-way bills')}
      isWide
      columns={[
        { header: t('Invoice') },
        { header: t('Date') },
        { header: t('Value ₹'), align: 'end' },
        { header: t('E-way bill') },
        { header: t('Valid until') },
      ]}
      rows={invoices.map(({ number, date, valuePaise, ewayBillNumber, validUntil }) => ({
        key: number,
        cells: [number, day(date), money(valuePaise), ewayBillNumber ?? '–', moment(validUntil)],
      }))}
    />
  );
}
