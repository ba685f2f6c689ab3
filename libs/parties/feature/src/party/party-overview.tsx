import { queryOf } from '@freightdesk/data-access-api';
import { type Party, readPartyFigures, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { FactList, FigureCard, FigureGrid, Loaded, SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

const addressText = (address: Party['address']) =>
  address && [address.line1, address.line2, address.city, address.pincode].filter(Boolean).join(', ');

/** What stands of it, each a door to the list; then how to reach it. */
export function PartyOverview({ party }: { party: Party }) {
  const { t } = useTranslation();
  const statement = useRecordPage()('party ledger', party.id);
  const query = useQuery(queryOf(readPartyFigures, { id: party.id }));
  return (
    <>
      <Loaded query={query}>
        {(figures) => (
          <FigureGrid>
            {figures.map((figure) => (
              <FigureCard key={figure.name} figure={figure} />
            ))}
          </FigureGrid>
        )}
      </Loaded>
      <SectionCard
        title={t('Contact')}
        action={
          statement && (
            <Button component={Link} to={statement}>
              {t('Statement')}
            </Button>
          )
        }
      >
        <FactList
          facts={[
            { label: t('Phone'), value: party.phone },
            { label: t('E-mail'), value: party.email },
            { label: t('Address'), value: addressText(party.address) },
            { label: t('Country'), value: party.country },
            { label: t('State'), value: party.stateCode && t(stateName(party.stateCode)) },
            { label: t('GSTIN'), value: party.gstin },
          ]}
        />
      </SectionCard>
    </>
  );
}
