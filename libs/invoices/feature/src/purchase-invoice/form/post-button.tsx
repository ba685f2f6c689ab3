import { useTranslation } from '@freightdesk/shared-i18n';
import { useLongAgoNote } from '@freightdesk/shared-ui';
import { useWatch } from '@freightdesk/shared-ui/forms';
import { ConfirmedSubmit } from '../../document/confirmed-submit';
import type { PurchaseFormOf } from './purchase-form.schema';

interface PostButtonProps {
  form: PurchaseFormOf;
  /** Told just before the form is sent: what is sent is to be posted. */
  onPost: () => void;
}

/** Enters what the form holds in the books. */
export function PostButton({ form, onPost }: PostButtonProps) {
  const { t } = useTranslation();
  const withNote = useLongAgoNote();
  const date = useWatch({ control: form.control, name: 'date' });
  return (
    <ConfirmedSubmit
      form={form}
      label={t('Post')}
      question={{
        title: t('Post this bill'),
        text: withNote(
          t('It takes our number and is entered in the books. After that it can be cancelled, but never edited.'),
          date,
        ),
      }}
      onConfirm={onPost}
    />
  );
}
