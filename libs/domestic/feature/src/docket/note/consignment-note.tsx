import { getCompany } from '@freightdesk/company-contract';
import { queryOf, takeFile } from '@freightdesk/data-access-api';
import {
  type Carrier,
  consignmentNote,
  type Docket,
  domesticPaths as paths,
  getConsignmentNote,
  noteCopies,
  noteCopyLabel,
} from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DrawnSheet, PageHeader, PdfButton, PrintButton, Sheets } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useDocketName } from '../docket-name';

/** The company's name comes in a moment; the goods are there already. */
const unnamed: Carrier = { name: null, gstin: null, address: null, phone: null, email: null };

/** The docket as the paper that travels with the goods: one copy on the screen, all of them in print. */
export function ConsignmentNote({ docket }: { docket: Docket }) {
  const { t } = useTranslation();
  const name = useDocketName()(docket);
  const { data: carrier = unnamed } = useQuery(queryOf(getCompany, undefined));
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
            <NotePdfButton docket={docket} />
            <PrintButton variant="contained" />
          </>
        }
      />
      <Sheets>
        {noteCopies.map((copy) => (
          <DrawnSheet key={copy} label={noteCopyLabel[copy]} sheet={consignmentNote(docket, carrier, copy)} />
        ))}
      </Sheets>
    </>
  );
}

function NotePdfButton({ docket: { id } }: { docket: Docket }) {
  const { t } = useTranslation();
  const ways = [
    { label: t('All copies in one file'), how: {} },
    ...noteCopies.map((copy) => ({ label: t(noteCopyLabel[copy]), how: { copy } })),
  ];
  return <PdfButton ways={ways} take={(how) => takeFile(getConsignmentNote, { id, ...how }, 'note.pdf')} />;
}
