import { queryOf } from '@freightdesk/data-access-api';
import { type BankFilePreview, getBankFilePreview, type Run } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { Loaded, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

function FirstRows({ file: { name, heads, hasHeader, rows, rowCount } }: { file: BankFilePreview }) {
  const { t } = useTranslation();
  const told = { name, shown: rows.length, count: rowCount };
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {hasHeader
          ? t('{{name}}: the first {{shown}} of {{count}} rows', told)
          : t('{{name}}, without a row of headings: the first {{shown}} of {{count}} rows', told)}
      </Typography>
      <SmallTable
        label={t('File for the bank')}
        columns={heads.map((head, index) => ({ header: `${index + 1} ${head}` }))}
        rows={rows.map((cells, row) => ({
          key: row,
          cells: cells.map((text, place) => (
            <bdi key={place} dir="ltr">
              {text}
            </bdi>
          )),
        }))}
        sx={{ whiteSpace: 'nowrap' }}
      />
    </>
  );
}

/** What the bank is about to be given, before it is taken; how it is written is said on the bank's page. */
export function BankFileCard({ run: { id, bank } }: { run: Run }) {
  const { t } = useTranslation();
  const page = useRecordPage()('payment file', bank.id);
  const query = useQuery(queryOf(getBankFilePreview, { id }));
  const toBank = page && (
    <Button component={Link} to={page}>
      {t('Change its columns')}
    </Button>
  );
  return (
    <SectionCard title={t('File for the bank')} action={toBank}>
      <Loaded query={query}>{(file) => <FirstRows file={file} />}</Loaded>
    </SectionCard>
  );
}
