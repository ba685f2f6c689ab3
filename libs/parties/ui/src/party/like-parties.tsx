import { listParties, normalisePartyName, type PartyRow, stateName } from '@freightdesk/parties-contract';
import { queryOf } from '@freightdesk/data-access-api';
import type { Page } from '@freightdesk/shared-endpoint';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { useDeferredText, useFound } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { isLikeName, shortestName } from './like-name';

interface LikePartiesProps {
  /** As it is being typed. */
  name: string;
  onTake: (party: PartyRow) => void;
}

/** The company's form is left out: it is kept in another way, or not at all. */
const search = (q: string) => queryOf(listParties, { q: normalisePartyName(q), pageSize: 5 });

/** The parties that are kept already under the name that is typed: two records of one would split its ageing. */
export function LikeParties({ name, onTake }: LikePartiesProps) {
  const { t } = useTranslation();
  const mayList = useMay(listParties);
  const typed = useDeferredText(name.trim());
  const rows = new Map<string, PartyRow>();
  const optionsOf = ({ data }: Page<PartyRow>) =>
    data.map((party) => {
      rows.set(party.id, party);
      return { id: party.id, label: party.name };
    });
  const enabled = mayList && typed.length >= shortestName;
  const { found } = useFound({ search, optionsOf, enabled }, typed);
  const alike = enabled ? found.filter(({ label }) => isLikeName(label, typed)) : [];
  return alike
    .flatMap(({ id }) => rows.get(id) ?? [])
    .map((party) => {
      const details = [party.gstin, party.stateCode && t(stateName(party.stateCode))].filter(Boolean).join(' · ');
      return (
        <Alert
          key={party.id}
          severity="info"
          sx={{ gridColumn: '1 / -1' }}
          action={
            <Button
              color="inherit"
              size="small"
              aria-label={t('Use it: {{name}}', { name: party.name })}
              onClick={() => onTake(party)}
            >
              {t('Use it')}
            </Button>
          }
        >
          {t('{{name}} is kept already.', { name: details ? `${party.name} (${details})` : party.name })}
        </Alert>
      );
    });
}
