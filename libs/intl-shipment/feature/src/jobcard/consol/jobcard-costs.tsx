import { apportionCosts, type Consol, type Jobcard, shareBasisLabel } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { sum } from '@freightdesk/shared-money';
import { useMay } from '@freightdesk/shared-session';
import { FactList, InstantText, MoneyText, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';

const ApportionDialog = lazy(() => import('./apportion-dialog').then((chunk) => ({ default: chunk.ApportionDialog })));

const sumOf = (shares: readonly { buyPaise: number }[]) => sum(shares.map(({ buyPaise }) => buyPaise));

/** What each house bears, as the costs are shared now. */
function Shares({ consol: { houses, costs, apportionment } }: { consol: Consol }) {
  const { t } = useTranslation();
  if (apportionment === null || apportionment.shares.length === 0) {
    return (
      <Typography color="textSecondary">
        {t('The master bears its costs itself: its houses show no cost yet.')}
      </Typography>
    );
  }
  const { shares, basis, at, by, isStale } = apportionment;
  return (
    <>
      {isStale && (
        <Alert severity="warning">
          {t('Weights, houses or charges have changed since. Share the costs again to bring them up to date.')}
        </Alert>
      )}
      <FactList
        facts={[
          { label: t('Shared'), value: t(shareBasisLabel[basis]) },
          { label: t('Last shared'), value: <InstantText instant={at} /> },
          { label: t('By'), value: by },
        ]}
      />
      <SmallTable
        sx={{ marginBlockStart: 2 }}
        label={t('Costs of the houses')}
        columns={[{ header: t('House') }, { header: t('Customer') }, { header: t('Bears'), align: 'end' }]}
        rows={houses.map(({ id, number, customer }) => ({
          key: id,
          cells: [
            number,
            customer.name,
            <MoneyText key="bears" paise={sumOf(shares.filter(({ houseId }) => houseId === id))} />,
          ],
        }))}
        foot={[t('Stays with the master'), '', <MoneyText key="stays" paise={sumOf(costs) - sumOf(shares)} />]}
      />
    </>
  );
}

/** How the costs of a master are borne by its houses; what is posted follows when accounts move it. */
export function JobcardCosts({ job, consol }: { job: Jobcard; consol: Consol }) {
  const { t } = useTranslation();
  const mayShare = useMay(apportionCosts) && job.status !== 'CANCELLED';
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard
      title={t('Costs of the houses')}
      action={
        mayShare && (
          <Button variant="contained" onClick={() => setOpen(true)}>
            {t('Share costs')}
          </Button>
        )
      }
    >
      <Shares consol={consol} />
      <Suspense fallback={null}>
        {isOpen && <ApportionDialog job={job} consol={consol} onClose={() => setOpen(false)} />}
      </Suspense>
    </SectionCard>
  );
}
