import { queryOf } from '@freightdesk/data-access-api';
import { type Party, readPartyFigures, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FactList, FigureCard, FigureGrid, Loaded } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useCountryNames } from './country-name';

/** What stands of a party in every area that the reader works in, each a door to the list. */
export function PartyFigures({ id }: { id: string }) {
  const query = useQuery(queryOf(readPartyFigures, { id }));
  return (
    <Loaded query={query}>
      {(figures) =>
        figures.length > 0 && (
          <FigureGrid>
            {figures.map((figure) => (
              <FigureCard key={figure.name} figure={figure} />
            ))}
          </FigureGrid>
        )
      }
    </Loaded>
  );
}

const addressText = (address: Party['address']) =>
  address && [address.line1, address.line2, address.city, address.pincode].filter(Boolean).join(', ');

/** How to reach a party, and as whom it is known. */
export function PartyContact({ party }: { party: Party }) {
  const { t } = useTranslation();
  const countryName = useCountryNames();
  return (
    <FactList
      facts={[
        { label: t('Phone'), value: party.phone },
        { label: t('E-mail'), value: party.email },
        { label: t('Address'), value: addressText(party.address) },
        { label: t('Country'), value: party.country && countryName(party.country) },
        { label: t('State'), value: party.stateCode && t(stateName(party.stateCode)) },
        { label: t('GSTIN'), value: party.gstin },
      ]}
    />
  );
}
