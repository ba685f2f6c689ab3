import { queryOf } from '@freightdesk/data-access-api';
import {
  type Consol,
  getConsol,
  hasEnded,
  intlShipmentPaths as paths,
  type Jobcard,
  type JobMeasures,
  linkHouses,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { fixedText, Loaded, SectionCard, SmallTable } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { routeText } from '../../fields/place-text';
import { JobcardCosts } from './jobcard-costs';

const LinkHousesDialog = lazy(() =>
  import('./link-houses-dialog').then((chunk) => ({ default: chunk.LinkHousesDialog })),
);
const UnlinkHouseDialog = lazy(() =>
  import('./unlink-house-dialog').then((chunk) => ({ default: chunk.UnlinkHouseDialog })),
);

type House = Consol['houses'][number];

const measured = ({ kg, cbm, containers, teu }: JobMeasures) => [fixedText(kg, 3), fixedText(cbm, 3), containers, teu];

/** Which job it is and whose, under which bill, and why it goes another way. */
function HouseName({ house }: { house: House }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <MuiLink component={Link} to={paths.updateJobcard.href(house.id)} sx={{ whiteSpace: 'nowrap' }}>
        {house.number}
      </MuiLink>
      <span dir="auto">{house.customer.name}</span>
      {house.bill !== null && (
        <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {t('House bill')} <bdi>{house.bill}</bdi>
        </Typography>
      )}
      {house.reason !== null && (
        <Typography variant="caption" color="textSecondary" dir="auto">
          {t('{{route}}: {{reason}}', { route: routeText(house), reason: house.reason })}
        </Typography>
      )}
    </Stack>
  );
}

interface HousesTableProps {
  consol: Consol;
  /** Left out where none may be taken out. */
  onTakeOut?: ((house: House) => void) | undefined;
}

function HousesTable({ consol: { houses, total, master }, onTakeOut }: HousesTableProps) {
  const { t } = useTranslation();
  return (
    <SmallTable
      label={t('Houses')}
      columns={[
        { header: t('House') },
        { header: t('Chargeable kg'), align: 'end' },
        { header: t('Volume cbm'), align: 'end' },
        { header: t('Containers'), align: 'end' },
        { header: t('TEU'), align: 'end' },
        ...(onTakeOut ? [{ header: t('Change') }] : []),
      ]}
      rows={[
        ...houses.map((house) => ({
          key: house.id,
          cells: [
            <HouseName key="house" house={house} />,
            ...measured(house.measures),
            onTakeOut && (
              <Button
                key="out"
                size="small"
                sx={{ whiteSpace: 'nowrap' }}
                aria-label={t('Take out {{number}}', { number: house.number })}
                onClick={() => onTakeOut(house)}
              >
                {t('Take out')}
              </Button>
            ),
          ],
        })),
        { key: 'total', cells: [t('All houses'), ...measured(total), ''] },
      ]}
      foot={[t('As the master lists it'), ...measured(master), ...(onTakeOut ? [''] : [])]}
    />
  );
}

/** What travels under a job as its master: the houses, what they come to, and what each bears of the costs. */
export function JobcardHouses({ job }: { job: Jobcard }) {
  const { t } = useTranslation();
  const mayWrite = useMay(linkHouses) && !hasEnded(job);
  const [isAdding, setAdding] = useState(false);
  const [takenOut, setTakenOut] = useState<House | null>(null);
  const consol = useQuery(queryOf(getConsol, { id: job.id }));
  const hasHouses = job.houses.length > 0;
  return (
    <>
      <SectionCard
        title={t('Houses')}
        action={
          mayWrite && (
            <Button variant={hasHouses ? 'outlined' : 'contained'} onClick={() => setAdding(true)}>
              {t('Add houses')}
            </Button>
          )
        }
      >
        {hasHouses ? (
          <Loaded query={consol}>
            {(found) => <HousesTable consol={found} onTakeOut={mayWrite ? setTakenOut : undefined} />}
          </Loaded>
        ) : (
          <Typography color="textSecondary">
            {t('This job travels by itself. With houses it is their master: a consol.')}
          </Typography>
        )}
      </SectionCard>
      {hasHouses && consol.data && <JobcardCosts job={job} consol={consol.data} />}
      <Suspense fallback={null}>
        {isAdding && <LinkHousesDialog job={job} onClose={() => setAdding(false)} />}
        {takenOut && <UnlinkHouseDialog job={job} house={takenOut} onClose={() => setTakenOut(null)} />}
      </Suspense>
    </>
  );
}
