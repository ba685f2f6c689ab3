import { useTranslation } from '@freightdesk/shared-i18n';
import { SmallTable } from '@freightdesk/shared-ui';
import { type FileLayout, fileRow, type FilePayment } from '@freightdesk/banks-contract';

/** Two vendors as a run pays them: one small at another bank, one large at the bank itself. */
const examples: readonly FilePayment[] = [
  {
    ...{ payeeName: 'Konkan Roadways Private Limited', payeeAccount: '001205001234', payeeIfsc: 'ICIC0000012' },
    ...{ amountPaise: 48_750_50, rail: 'NEFT', isSameBank: false },
    ...{ fromAccount: '50200012345678', payOn: '2026-06-02', narration: 'Vendors of May' },
  },
  {
    ...{ payeeName: 'Ganesh Tempo Service', payeeAccount: '50100098765432', payeeIfsc: 'HDFC0000123' },
    ...{ amountPaise: 3_00_000_00, rail: 'RTGS', isSameBank: true },
    ...{ fromAccount: '50200012345678', payOn: '2026-06-02', narration: 'Vendors of May' },
  },
];

/** How the file of a run would begin. */
export function FileRows({ layout }: { layout: FileLayout }) {
  const { t } = useTranslation();
  return (
    <SmallTable
      label={t('How the file begins')}
      columns={layout.columns.map(({ header }, index) => ({ header: `${index + 1} ${header}` }))}
      rows={examples.map((payment, index) => ({
        key: index,
        cells: fileRow(layout, payment, index + 1).map(({ text }, place) => (
          <bdi key={place} dir="ltr">
            {text}
          </bdi>
        )),
      }))}
      sx={{ whiteSpace: 'nowrap' }}
    />
  );
}
