import { getCompany } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { numberOfRevision, type Quotation, quotationSheet, type Quoter } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DrawnSheet, PrintButton, Sheets } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

/** The company's name comes in a moment; the prices are there already. */
const unnamed: Quoter = { name: null, gstin: null, address: null, phone: null, email: null };

/** A quotation as its customer gets it. */
export function PaperDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation();
  const { data: quoter = unnamed } = useQuery(queryOf(getCompany, undefined));
  const titleId = useId();
  const sheet = quotationSheet(quotation, quoter);
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{numberOfRevision(quotation)}</DialogTitle>
      {/* In the tab order, so that it can be scrolled by keyboard. */}
      <DialogContent tabIndex={0}>
        <Sheets>
          <DrawnSheet label={t('Quotation')} sheet={sheet} />
        </Sheets>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('Close')}
        </Button>
        <PrintButton variant="contained" />
      </DialogActions>
    </Dialog>
  );
}
