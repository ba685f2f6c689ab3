import { useTranslation } from '@freightdesk/shared-i18n';
import { ProblemAlert } from '@freightdesk/shared-ui';
import type { useSubmit } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface AnswerFormProps {
  saving: Pick<ReturnType<typeof useSubmit>, 'onFormSubmit' | 'problem' | 'isBusy'>;
  submitLabel: string;
  color?: 'primary' | 'error';
  onCancel: () => void;
  children: ReactNode;
}

/** The frame of an answer: its fields, what was refused, and the two ways out. */
export function AnswerForm({ saving, submitLabel, color = 'primary', onCancel, children }: AnswerFormProps) {
  const { t } = useTranslation();
  const { onFormSubmit, problem, isBusy } = saving;
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={onFormSubmit}>
      {children}
      <ProblemAlert error={problem} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" size="large" color={color} loading={isBusy}>
          {submitLabel}
        </Button>
        <Button color="inherit" size="large" onClick={onCancel}>
          {t('Back')}
        </Button>
      </Stack>
    </Stack>
  );
}
