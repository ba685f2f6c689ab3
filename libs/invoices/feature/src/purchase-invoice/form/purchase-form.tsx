import { type PurchaseInvoice, purchasePaths } from '@freightdesk/invoices-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormPage, SavedMeanwhile, useSchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';
import { FormColumns } from '../../document/form-columns';
import { FormTotal } from '../../document/form-total';
import { PostButton } from './post-button';
import { previewPurchase } from './preview-purchase';
import { newPurchase, purchaseDefaultsOf } from './purchase-defaults';
import { purchaseFormSchema } from './purchase-form.schema';
import { PurchaseHead } from './purchase-head';
import { PurchaseLines } from './purchase-lines';
import { PurchasePreviewCard } from './purchase-preview-card';
import { PurchaseTaxFields } from './purchase-tax-fields';
import { usePurchaseSaving } from './use-purchase-saving';
import { usePurchaseSides } from './use-purchase-sides';
import { useTdsSoFar } from './use-tds-so-far';

/** Adds a bill or changes a draft, with what it will come to beside it. */
export function PurchaseForm({ draft }: { draft: PurchaseInvoice | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useSchemaForm(purchaseFormSchema, draft ? purchaseDefaultsOf(draft) : newPurchase(systemClock.today()));
  const typed = useWatch({ control: form.control });
  const { sides, party, branches } = usePurchaseSides(typed);
  const preview = previewPurchase(typed, sides, useTdsSoFar(typed));
  const { save, contested, sameBillHref, postNext } = usePurchaseSaving(form, draft);
  const finish = ({ id, number }: PurchaseInvoice) => {
    notify(number ? t('{{number}} is posted', { number }) : t('The draft is saved'));
    void navigate(number ? purchasePaths.edit.href(id) : purchasePaths.list.href());
  };

  return (
    <FormPage
      form={form}
      submitLabel={t('Save draft')}
      onSubmit={save}
      onSaved={finish}
      onCancel={() => void navigate(purchasePaths.list.href())}
      summary={
        <FormTotal label={t('Payable')} paise={preview?.payable.payablePaise}>
          <PostButton form={form} onPost={postNext} />
        </FormTotal>
      }
    >
      <SavedMeanwhile form={form} contested={contested} />
      <FormColumns preview={<PurchasePreviewCard preview={preview} />}>
        <PurchaseHead form={form} draft={draft} party={party} branches={branches} sameBillHref={sameBillHref(typed)} />
        <PurchaseLines form={form} draft={draft} preview={preview} />
        <PurchaseTaxFields form={form} preview={preview} />
      </FormColumns>
    </FormPage>
  );
}
