import type { Party } from '@freightdesk/parties-contract';
import { PartyContact, PartyFigures } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** What stands of it, each a door to the list; then how to reach it. */
export function PartyOverview({ party }: { party: Party }) {
  const { t } = useTranslation();
  const statement = useRecordPage()('party ledger', party.id);
  return (
    <>
      <PartyFigures id={party.id} />
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
        <PartyContact party={party} />
      </SectionCard>
    </>
  );
}
