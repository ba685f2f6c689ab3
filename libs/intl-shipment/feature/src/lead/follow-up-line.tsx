import { useSave } from '@freightdesk/data-access-api';
import {
  followUpKinds,
  followUpLabel,
  followUpLead,
  isOpenLead,
  type Lead,
  nextMorning,
} from '@freightdesk/intl-shipment-contract';
import { followUpLeadInput, leadSchema } from '@freightdesk/intl-shipment-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, ProblemAlert, useNotify } from '@freightdesk/shared-ui';
import { FormGrid, InstantInput, SelectInput, TextInput, useRecordForm, useSubmit } from '@freightdesk/shared-ui/forms';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

/** What was said just now and when to speak next, in one line; Enter keeps it. All that was said before stands in the activity. */
export function FollowUpLine({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: followUpLeadInput,
    record: lead,
    recordSchema: leadSchema,
    startOf: ({ id, version, stage }) => ({
      ...{ id, version, kind: 'CALL' as const, text: '' },
      nextFollowUpAt: isOpenLead(stage) ? nextMorning(systemClock.today()) : undefined,
    }),
    send: useSave(followUpLead),
  });
  const { onFormSubmit, keys, problem, isBusy } = useSubmit({
    form,
    onSubmit: saving.onSubmit,
    onSaved: ({ number }) => notify(t('What was said of {{number}} is kept', { number })),
  });
  return (
    <Stack component="form" noValidate aria-label={t('Follow-up')} onSubmit={onFormSubmit} {...keys} spacing={1}>
      <TextInput form={form} name="text" hint={t('A line of what was said; Enter keeps it')} />
      <FormGrid leastPx={210}>
        <SelectInput form={form} name="kind" options={optionsOf(followUpKinds, followUpLabel, t)} />
        {isOpenLead(lead.stage) && <InstantInput form={form} name="nextFollowUpAt" />}
        <Button type="submit" variant="outlined" loading={isBusy} sx={{ blockSize: 40 }}>
          {t('Log it')}
        </Button>
      </FormGrid>
      <ProblemAlert error={problem} />
    </Stack>
  );
}
