import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** What a record lacks, in a sentence; where a field of the page mends it, or another part of it, the sentence leads there. */
export interface Wait {
  text: string;
  field?: string;
  to?: string;
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

/** Why an act can't be done yet, beside its button; each sentence leads to where it is mended. */
export function Waits({ id, waits }: { id: string; waits: readonly Wait[] }) {
  // Two acts may wait for the same.
  const told = new Map(waits.map((wait) => [`${wait.field ?? ''} ${wait.text}`, wait]));
  return (
    <Typography
      id={id}
      variant="body2"
      component="div"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
    >
      {[...told].map(([key, wait]) => (
        <Fragment key={key}>
          <WaitText wait={wait} />{' '}
        </Fragment>
      ))}
    </Typography>
  );
}
