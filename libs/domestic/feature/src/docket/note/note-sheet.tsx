import type { Docket } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Sheet } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NoteGoods } from './note-goods';
import { NoteHead } from './note-head';
import { NoteInvoices } from './note-invoices';
import { NoteSides } from './note-sides';

function Signatures() {
  const { t } = useTranslation();
  const line = { flex: 1, borderBlockStart: '1px solid', borderColor: 'divider', paddingBlockStart: 0.5 };
  return (
    <Box sx={{ display: 'flex', gap: 4, paddingBlockStart: 6 }}>
      {[t('Consignor'), t('Driver'), t('For the carrier')].map((who) => (
        <Typography key={who} variant="caption" sx={line}>
          {who}
        </Typography>
      ))}
    </Box>
  );
}

/**
 * One copy of the goods receipt (Carriage by Road Act 2007 s.9; its tax particulars: CGST Rules, rule 54(3)): black on white
 * on every screen, and so on paper.
 */
export function NoteSheet({ docket, copy }: { docket: Docket; copy: string }) {
  return (
    <Sheet label={copy}>
      <NoteHead docket={docket} copy={copy} />
      <NoteSides docket={docket} />
      <NoteGoods docket={docket} />
      {docket.invoices.length > 0 && <NoteInvoices invoices={docket.invoices} />}
      <Signatures />
    </Sheet>
  );
}
