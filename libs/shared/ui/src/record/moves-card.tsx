import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Fragment, type ReactNode, useId } from 'react';
import { SectionCard } from '../layout/section-card';

/** What a record lacks, in a sentence; where a field of the page mends it, or another part of it, the sentence leads there. */
export interface Wait {
  text: string;
  field?: string;
  to?: string;
}

export interface Move {
  label: string;
  /** It ends the record. */
  danger?: boolean;
  waits: readonly Wait[];
  /** What its person should know before it, and what does not stop it. */
  minds?: readonly Wait[];
  onSelect: () => void;
}

interface MovesCardProps {
  moves: readonly Move[];
  /** Something is typed and not saved: a move would be made on what the server has. */
  isDirty: boolean;
  /** The dialogs that moves open. */
  children?: ReactNode;
}

/** The field of that name, or the first below it: a side of a docket is several fields. */
const fieldOf = (name: string) =>
  document.querySelector<HTMLElement>(`form :is([name="${name}"], [name^="${name}."]):not([disabled])`);

function WaitText({ wait: { text, field, to } }: { wait: Wait }) {
  if (to !== undefined) {
    return (
      <Link component={RouterLink} to={to} variant="body2">
        {text}
      </Link>
    );
  }
  if (field === undefined) return text;
  return (
    <Link component="button" type="button" variant="body2" onClick={() => fieldOf(field)?.focus()}>
      {text}
    </Link>
  );
}

/** The moves of a record that the server takes; one that can't be made yet says all that it waits for, and one that can what is to mind. */
export function MovesCard({ moves, isDirty, children }: MovesCardProps) {
  const { t } = useTranslation();
  const waitId = useId();
  const unsaved: Wait = { text: t('Save your changes first.') };
  const waiting = isDirty ? [unsaved] : moves.flatMap(({ waits, minds = [] }) => [...waits, ...minds]);
  const described = waiting.length > 0 ? waitId : undefined;
  return (
    <SectionCard>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {moves.map(({ label, danger = false, waits, onSelect }) => (
          <Button
            key={label}
            variant={danger ? 'text' : 'outlined'}
            color={danger ? 'error' : 'primary'}
            disabled={isDirty || waits.length > 0}
            aria-describedby={described}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      </Stack>
      {described && (
        <Typography
          id={waitId}
          variant="body2"
          component="div"
          color="textSecondary"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, marginBlockStart: 1 }}
        >
          {waiting.map((wait) => (
            <Fragment key={`${wait.field ?? ''} ${wait.text}`}>
              <WaitText wait={wait} />{' '}
            </Fragment>
          ))}
        </Typography>
      )}
      {children}
    </SectionCard>
  );
}
