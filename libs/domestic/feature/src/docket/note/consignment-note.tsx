import { type Docket, domesticPaths as paths } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { PageHeader } from '@freightdesk/shared-ui';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useDocketName } from '../docket-name';
import { NotePrintStyle } from './note-print-style';
import { NoteSheet } from './note-sheet';

/** The docket as the paper that travels with the goods: one copy on the screen, all of them in print. */
export function ConsignmentNote({ docket }: { docket: Docket }) {
  const { t } = useTranslation();
  const name = useDocketName()(docket);
  const copies = [t('Consignor copy'), t('Consignee copy'), t('Driver copy'), t('Office copy')];
  return (
    <>
      <NotePrintStyle />
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
            <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {t('Print')}
            </Button>
          </>
        }
      />
      <Stack data-copies sx={{ alignItems: 'center' }}>
        {copies.map((copy) => (
          <NoteSheet key={copy} docket={docket} copy={copy} />
        ))}
      </Stack>
    </>
  );
}
