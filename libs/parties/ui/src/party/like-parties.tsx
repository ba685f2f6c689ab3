import { listParties, likePartiesIn, type PartyRow, stateName } from '@freightdesk/parties-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { useDeferredText } from '@freightdesk/shared-ui/forms';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

interface LikePartiesProps {
  /** As it is being typed. */
  name: string;
  onTake: (party: PartyRow) => void;
}

/** A name of two letters is like half the book. */
const shortest = 3;

/** The parties that are kept already under the name that is typed: two records of one would split its ageing. */
export function LikeParties({ name, onTake }: LikePartiesProps) {
  const { t } = useTranslation();
  const mayList = useMay(listParties);
  const typed = useDeferredText(name.trim());
  const { data } = useQuery({
    ...queryOf(listParties, { q: typed, pageSize: 5 }),
    enabled: mayList && typed.length >= shortest,
    // What is offered must not go away under the mouse while the name is typed on.
    placeholderData: keepPreviousData,
  });
  return likePartiesIn(typed.length < shortest ? [] : (data?.data ?? []), typed).map((party) => {
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
