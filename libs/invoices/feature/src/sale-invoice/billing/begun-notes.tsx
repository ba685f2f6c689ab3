import { salePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { BegunInvoice } from './begun-invoice';

/** As far from what follows as the cards of a form are from each other. */
const apart = { mb: 3 };

interface WayProps {
  to: string;
  label: string;
}

const Way = ({ to, label }: WayProps) => (
  <Button component={Link} to={to} color="inherit" size="small">
    {label}
  </Button>
);

interface BegunNotesProps {
  party: { id: string; name: string };
  begun: BegunInvoice | null;
  /** The drafts that bill the rest of what was meant. */
  drafts: readonly string[];
  /** How many of the charges that were meant wait for something else, such as a proof of delivery. */
  held: number;
}

/** What bills the rest already, and the way there: to the one draft, or to all of the customer. */
function DraftsNote({ party, drafts }: Omit<BegunNotesProps, 'begun' | 'held'>) {
  const { t } = useTranslation();
  const [first] = drafts;
  if (first === undefined) return null;
  return drafts.length === 1 ? (
    <Alert severity="info" sx={apart} action={<Way to={salePaths.edit.href(first)} label={t('Open the draft')} />}>
      {t('A draft bills some of the charges already: they are not on this invoice.')}
    </Alert>
  ) : (
    <Alert
      severity="info"
      sx={apart}
      action={<Way to={salePaths.drafts.href(party.id)} label={t('Open the drafts')} />}
    >
      {t('Drafts bill what else waits: {{count}} of them.', { count: drafts.length })}
    </Alert>
  );
}

/** What its person should know of the lines before they are issued. */
export function BegunNotes({ party, begun, drafts, held }: BegunNotesProps) {
  const { t } = useTranslation();
  if (!begun && held > 0) {
    return (
      <>
        <DraftsNote party={party} drafts={drafts} />
        <Alert severity="info" sx={apart}>
          {t('Not to be billed yet: {{count}} of the charges. Take unbilled charges says why.', { count: held })}
        </Alert>
      </>
    );
  }
  if (!begun && drafts.length > 0) return <DraftsNote party={party} drafts={drafts} />;
  if (!begun) {
    return (
      <Alert
        severity="info"
        sx={apart}
        action={<Way to={salePaths.billing.href()} label={t('Unbilled by customer')} />}
      >
        {t('Nothing of this waits to be billed to {{name}}.', { name: party.name })}
      </Alert>
    );
  }
  const { leftOut, lowMargin } = begun;
  return (
    <>
      {lowMargin && (
        <Alert severity="warning" sx={apart}>
          {t('Its job or docket earns {{margin}}%, below the floor of {{floor}}%.', {
            margin: lowMargin.marginPercent,
            floor: lowMargin.floorPercent,
          })}
        </Alert>
      )}
      <DraftsNote party={party} drafts={drafts} />
      {leftOut > 0 && (
        <Alert severity="info" sx={apart}>
          {t('Not on this invoice, as it goes on another document or waits: {{count}} of the charges.', {
            count: leftOut,
          })}
        </Alert>
      )}
    </>
  );
}
