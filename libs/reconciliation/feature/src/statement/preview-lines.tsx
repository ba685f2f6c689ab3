import type { Preview } from '@freightdesk/reconciliation-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, SmallTable } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { BankAmount } from '../bank/bank-amount';

/** The first lines as they would be imported, or what is wrong with the file, row by row. */
export function PreviewLines({ preview, currency }: { preview: Preview; currency: string }) {
  const { t } = useTranslation();
  const { lines, lineCount, problems, isRemembered } = preview;
  if (problems.length > 0) {
    return (
      <Alert severity="error">
        <Typography variant="body2">{t('Nothing of this file can be imported as it is:')}</Typography>
        <ul>
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>{message}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {isRemembered
          ? t('{{count}} lines, read as the last file of this bank', { count: lineCount })
          : t('{{count}} lines', { count: lineCount })}
      </Typography>
      <SmallTable
        label={t('The first lines of the file')}
        columns={[
          { header: t('Date') },
          { header: t('Narration') },
          { header: t('Amount'), align: 'end' },
          { header: t('Balance'), align: 'end', hideOnPhone: true },
        ]}
        rows={lines.map(({ rowNo, date, narration, amountMinor, balanceMinor }) => ({
          key: rowNo,
          cells: [
            <DateText key="date" date={date} />,
            narration,
            <BankAmount key="amount" minor={amountMinor} currency={currency} />,
            <BankAmount key="balance" minor={balanceMinor} currency={currency} />,
          ],
        }))}
      />
    </>
  );
}
