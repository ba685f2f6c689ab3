import { type Docket, domesticPaths as paths } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PageHeader, PrintButton, Sheets } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useDocketName } from '../docket-name';
import { NoteSheet } from './note-sheet';

/** The docket as the paper that travels with the goods: one copy on the screen, all of them in print. */
export function ConsignmentNote({ docket }: { docket: Docket }) {
  const { t } = useTranslation();
  const name = useDocketName()(docket);
  const copies = [t('Consignor copy'), t('Consignee copy'), t('Driver copy'), t('Office copy')];
  return (
    <>
      <PageHeader
        title={t('Consignment note {{name}}', { name })}
        breadcrumbs={[
          { label: t('Dockets'), to: paths.dockets.href() },
          { label: name, to: paths.docket.href(docket.id) },
          { label: t('Consignment note') },
        ]}
        action={
          <>
            <Button component={Link} to={paths.docket.href(docket.id)}>
              {t('Back to the docket')}
            </Button>
            <PrintButton variant="contained" />
          </>
        }
      />
      <Sheets>
        {copies.map((copy) => (
          <NoteSheet key={copy} docket={docket} copy={copy} />
        ))}
      </Sheets>
    </>
  );
}
