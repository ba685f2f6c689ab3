import { type Document, listDocuments } from '@freightdesk/activity-contract';
import { StoredFile } from '@freightdesk/activity-ui';
import { queryOf } from '@freightdesk/data-access-api';
import {
  addTaxPaper,
  listTaxPapers,
  type Party,
  type TaxPaper,
  taxPaperKindLabel,
  withdrawTaxPaper,
} from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { DateText, Loaded, MoneyText, SectionCard, SmallTable, StatusChip } from '@freightdesk/shared-ui';
import { tdsNatureLabel } from '@freightdesk/tax-contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

const AddTaxPaper = lazy(() => import('./add-tax-paper').then((chunk) => ({ default: chunk.AddTaxPaper })));
const WithdrawTaxPaper = lazy(() =>
  import('./withdraw-tax-paper').then((chunk) => ({ default: chunk.WithdrawTaxPaper })),
);

/** What a paper says, in the words of its kind. */
function PaperTerms({ paper: { kind, nature, number, percent, limitPaise, carriages, treaty } }: { paper: TaxPaper }) {
  const { t } = useTranslation();
  if (kind === 'TRANSPORTER_DECLARATION') return t('{{count}} goods carriages', { count: carriages ?? 0 });
  if (kind === 'NON_RESIDENT') return `${percent ?? ''}% · ${treaty ?? ''}`;
  return (
    <>
      {`${number ?? ''} · ${percent ?? ''}% · ${nature ? t(tdsNatureLabel[nature]) : ''} · `}
      <MoneyText paise={limitPaise} />
    </>
  );
}

const FileOf = ({ file }: { file: Document | undefined }) => (file ? <StoredFile file={file} /> : null);

/** Declarations, certificates and terms of a vendor, with the days on which each holds. */
export function TaxPapers({ party }: { party: Party }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf(listTaxPapers, { partyId: party.id }));
  const { data: files } = useQuery(queryOf(listDocuments, { record: 'party', recordId: party.id }));
  const fileOf = ({ documentId }: TaxPaper) => files?.data.find(({ id, removedAt }) => id === documentId && !removedAt);
  const mayAdd = useMay(addTaxPaper);
  const mayWithdraw = useMay(withdrawTaxPaper);
  const [isAdding, setAdding] = useState(false);
  const [withdrawing, setWithdrawing] = useState<TaxPaper | null>(null);
  const stateOf = (paper: TaxPaper) => {
    if (paper.withdrawnReason !== null) return <StatusChip label={t('Withdrawn')} tone="default" />;
    return mayWithdraw && <Button onClick={() => setWithdrawing(paper)}>{t('Withdraw')}</Button>;
  };
  return (
    <SectionCard
      title={t('Papers that change the TDS')}
      action={mayAdd && <Button onClick={() => setAdding(true)}>{t('Enter a paper')}</Button>}
    >
      <Loaded query={query}>
        {({ papers }) =>
          papers.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {t('None: tax is deducted as the tables say.')}
            </Typography>
          ) : (
            <SmallTable
              label={t('Papers that change the TDS')}
              columns={[
                { header: t('Paper') },
                { header: t('What it says') },
                { header: t('Holds') },
                { header: t('File') },
                { header: t('Status'), isHeaderHeard: true },
              ]}
              rows={papers.map((paper) => ({
                key: paper.id,
                cells: [
                  t(taxPaperKindLabel[paper.kind]),
                  <PaperTerms key="terms" paper={paper} />,
                  <>
                    <DateText date={paper.from} /> – <DateText date={paper.until} />
                  </>,
                  <FileOf key="file" file={fileOf(paper)} />,
                  stateOf(paper),
                ],
              }))}
            />
          )
        }
      </Loaded>
      <Suspense fallback={null}>
        {isAdding && <AddTaxPaper party={party} onClose={() => setAdding(false)} />}
        {withdrawing && <WithdrawTaxPaper paper={withdrawing} onClose={() => setWithdrawing(null)} />}
      </Suspense>
    </SectionCard>
  );
}
