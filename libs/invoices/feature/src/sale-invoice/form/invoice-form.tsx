import { type AddSaleInvoiceInput, type SaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import { addSaleInvoiceInput } from '@freightdesk/invoices-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText, useNotify } from '@freightdesk/shared-ui';
import { FormPage, useSchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { defaultsOf, newInvoice } from './invoice-defaults';
import { InvoiceHead } from './invoice-head';
import { InvoiceLines } from './invoice-lines';
import { InvoicePreviewCard } from './invoice-preview-card';
import { InvoiceTermsFields } from './invoice-terms';
import { IssueButton } from './issue-button';
import { type InvoicePreview, previewInvoice } from './preview-invoice';
import { useInvoiceSaving } from './use-invoice-saving';
import { useSaleSides } from './use-sale-sides';

/** Adds a document or changes a draft, with what it will come to beside it. */
export function InvoiceForm({ draft }: { draft: SaleInvoice | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useSchemaForm(addSaleInvoiceInput, draft ? defaultsOf(draft) : newInvoice(systemClock.today()));
  const typed = useWatch({ control: form.control });
  const { sides, party, branches, isRegistered } = useSaleSides({
    partyId: typed.partyId,
    partyGstin: typed.partyGstin,
    branchId: typed.branchId,
  });
  const preview = previewInvoice(typed, sides);
  const save = useInvoiceSaving(draft);
  const issues = useRef(false);

  const submit = (input: AddSaleInvoiceInput) => {
    const wanted = issues.current;
    issues.current = false;
    return save(input, { issues: wanted });
  };
  const finish = ({ id, number }: SaleInvoice) => {
    notify(number ? t('{{number}} is issued', { number }) : t('The draft is saved'));
    void navigate(salePaths.view.href(id));
  };

  return (
    <FormPage
      form={form}
      submitLabel={t('Save draft')}
      onSubmit={submit}
      onSaved={finish}
      onCancel={() => void navigate(draft ? salePaths.view.href(draft.id) : salePaths.list.href())}
      summary={
        <Summary preview={preview}>
          <IssueButton form={form} onIssue={() => (issues.current = true)} />
        </Summary>
      }
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 320px' } }}>
        <Stack spacing={3}>
          <InvoiceHead form={form} draft={draft} party={party} branches={branches} />
          <InvoiceLines form={form} draft={draft} preview={preview} />
          <InvoiceTermsFields form={form} isExport={preview?.place.supply === 'EXPORT' || typed.kind === 'EXPORT'} />
        </Stack>
        <Box sx={{ alignSelf: 'start', position: { lg: 'sticky' }, insetBlockStart: { lg: 96 } }}>
          <InvoicePreviewCard preview={preview} isRegistered={isRegistered} />
        </Box>
      </Box>
    </FormPage>
  );
}

/** The total stays in sight, and with it the way to issue. */
function Summary({ preview, children }: { preview: InvoicePreview | null; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 0.5, sm: 2 }}
      sx={{ alignItems: { xs: 'start', sm: 'center' }, justifyContent: 'space-between' }}
    >
      <Typography variant="subtitle1" component="p">
        {t('Total')} <MoneyText paise={preview?.figures.totalPaise} />
      </Typography>
      {children}
    </Stack>
  );
}
