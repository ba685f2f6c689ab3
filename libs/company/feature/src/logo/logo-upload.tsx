import { type Company, logoKinds, uploadLogo, type UploadLogoInput } from '@freightdesk/company-contract';
import { uploadLogoInput } from '@freightdesk/company-contract/schema';
import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ProblemAlert, useNotify } from '@freightdesk/shared-ui';
import { FileInput, useSchemaForm, useSubmit } from '@freightdesk/shared-ui/forms';
import { useMutation } from '@tanstack/react-query';

export interface LogoProps {
  company: Company;
  onChanged: (saved: Company) => void;
  /** The company may have moved on, which the next try has to know. */
  onRefused: () => void;
}

/** A picture is sent as soon as it is chosen; each choice is a write of its own. */
export function LogoUpload({ company, onChanged, onRefused }: LogoProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const seen = { id: company.id, version: company.version };
  const form = useSchemaForm<UploadLogoInput>(uploadLogoInput, seen);
  const { mutateAsync, isPending } = useMutation(mutationOf(uploadLogo));
  const { submit, problem } = useSubmit({
    form,
    onSubmit: ({ file }) => mutateAsync({ ...seen, file }, { onError: onRefused }),
    onSaved(saved) {
      onChanged(saved);
      form.reset(seen);
      notify(t('Logo saved'));
    },
  });

  return (
    <>
      <FileInput
        form={form}
        name="file"
        required={false}
        accept={logoKinds}
        buttonLabel={company.logoId === null ? t('Choose a picture') : t('Choose another picture')}
        hint={t('PNG, JPEG or WebP, up to 1 MB and 4 million pixels. It stands at the head of printed invoices.')}
        isBusy={isPending}
        onChosen={() => void submit()}
      />
      <ProblemAlert error={form.formState.errors.file ? null : problem} />
    </>
  );
}
