import { listMails, type Mails, sendMail } from '@freightdesk/activity-contract';
import { sendMailInput } from '@freightdesk/activity-contract/schema';
import { queryOf, useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddressesInput } from './addresses-input';
import type { EmailProps } from './email';
import { OwnProgram } from './own-program';
import { SentMails } from './sent-mails';

/** The letter that goes with the paper, by this server if it sends and by the person's own program if not. */
export function EmailForm(props: EmailProps) {
  const { record, recordId } = props;
  const { data } = useQuery(queryOf(listMails, { record, recordId }));
  if (!data) return null;
  return data.isOn ? <Letters {...props} sent={data} /> : <OwnProgram {...props} />;
}

function Letters({ record, recordId, paper, to, letters, sent, onClose }: EmailProps & { sent: Mails }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [{ subject, text, language }] = letters;
  const [spoken, setSpoken] = useState(language);
  const start = { record, recordId, ...(paper !== undefined && { paper }), to: to ? [to] : [], cc: [], subject, text };
  const { form, saving } = useRecordForm({ schema: sendMailInput, startOf: () => start, send: useSave(sendMail) });
  const speak = (chosen: string | null) => {
    const letter = letters.find((one) => one.language === chosen);
    if (!letter) return;
    setSpoken(letter.language);
    form.setValue('subject', letter.subject, { shouldDirty: true });
    form.setValue('text', letter.text, { shouldDirty: true });
  };
  return (
    <FormDialog
      {...saving}
      title={t('E-mail')}
      submitLabel={t('Send')}
      onSaved={() => notify(t('The letter is on its way'))}
      onClose={onClose}
    >
      <AddressesInput form={form} name="to" autoFocus />
      <AddressesInput form={form} name="cc" />
      {letters.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={spoken}
          aria-label={t('Language of the letter')}
          onChange={(_event, chosen: string | null) => speak(chosen)}
        >
          {letters.map((one) => (
            <ToggleButton key={one.language} value={one.language}>
              {one.language}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <TextInput form={form} name="subject" />
      <TextInput form={form} name="text" rows={8} />
      <Typography variant="body2" color="textSecondary">
        {t('The document goes with it.')}
      </Typography>
      <SentMails mails={sent.mails} />
    </FormDialog>
  );
}
