import { queryOf } from '@freightdesk/data-access-api';
import {
  type ContactPaper,
  contactPaperLabel,
  type Party,
  readPartyFigures,
  stateName,
} from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FactList, FigureCard, FigureGrid, Loaded, SmallTable } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
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

/** The people of a party: whom to ring, and who is sent what. */
export function PartyPeople({ contacts }: Pick<Party, 'contacts'>) {
  const { t } = useTranslation();
  if (contacts.length === 0) return null;
  const sent = (papers: readonly ContactPaper[]) => papers.map((paper) => t(contactPaperLabel[paper])).join(', ');
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <SmallTable
        label={t('People')}
        columns={[
          { header: t('Name') },
          { header: t('Mobile') },
          { header: t('E-mail') },
          { header: t('Receives'), hideOnPhone: true },
        ]}
        rows={contacts.map(({ name, mobile, email, receives }, index) => ({
          key: `${index} ${name}`,
          cells: [name, <bdi key="mobile">{mobile ?? '–'}</bdi>, email ?? '–', sent(receives) || '–'],
        }))}
      />
    </Box>
  );
}
