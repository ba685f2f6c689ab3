import { useSave } from '@freightdesk/data-access-api';
import {
  addLead,
  type AddLeadInput,
  isReachable,
  leadDirectionLabel,
  leadServiceLabel,
  leadSourceLabel,
  type LeadSource,
  leadSources,
  longestQuickLead,
} from '@freightdesk/intl-shipment-contract';
import type { PartyRow } from '@freightdesk/parties-contract';
import { isLikeName } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf, ProblemAlert, useKeptText, useNotify } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { placeNames } from '../../fields/place-names';
import { AddLeadDialog } from '../lead-form-dialog';
import { KnownCompany } from '../known-company';
import { quickStart } from './quick-start';

type Start = ReturnType<typeof quickStart>;

/** What was read, as it will stand on the lead; what is missing is asked for by the form. */
function Read({ start }: { start: Start }) {
  const { t } = useTranslation();
  const { companyName, contactName, mobile, email, service, direction, originLocode, destinationLocode } = start;
  const told = [
    [t('Company'), companyName],
    [t('Contact'), contactName],
    [t('Mobile'), mobile],
    [t('E-mail'), email],
    [t('Service'), `${t(leadServiceLabel[service])} · ${t(leadDirectionLabel[direction])}`],
    [t('Route'), originLocode || destinationLocode ? `${originLocode ?? '–'} → ${destinationLocode ?? '–'}` : null],
  ];
  return (
    <Typography variant="caption" color="textSecondary" component="p" role="status">
      {told.map(([label, value]) => `${label ?? ''}: ${value || '–'}`).join(' · ')}
    </Typography>
  );
}

const isWhole = (start: Start): boolean => Boolean(start.companyName && start.contactName) && isReachable(start);

/** The line, and from where the enquiry came: the last choice stays for the next one. */
function useLine() {
  const { t } = useTranslation();
  const notify = useNotify();
  const [line, setLine] = useKeptText('quick lead');
  const [source, setSource] = useState<LeadSource>('EMAIL');
  const [isForm, showForm] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: useSave(addLead) });
  const { data: places } = useQuery(placeNames);
  const [taken, take] = useState<PartyRow | null>(null);
  const read = quickStart(line, source, places);
  // Another company in the line is not the one that was taken.
  const start = taken && isLikeName(taken.name, read.companyName) ? { ...read, partyId: taken.id } : read;
  const send = (input: AddLeadInput) =>
    mutate(input, {
      onSuccess({ number }) {
        setLine('');
        notify(t('{{number}} is added', { number }));
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (line.trim() === '' || isPending) return;
    if (isWhole(start)) send(start);
    else showForm(true);
  };
  const closeForm = () => {
    showForm(false);
    setLine('');
  };
  return { line, setLine, source, setSource, start, read, take, isForm, closeForm, submit, isPending, error };
}

/** An enquiry written down in one line while the telephone is still warm. What the line does not say the form asks for. */
export function QuickLead({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { line, setLine, source, setSource, start, read, take, isForm, closeForm, submit, isPending, error } =
    useLine();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <>
      <Card component="form" onSubmit={submit} onKeyDown={press} sx={{ padding: 2, marginBlockEnd: 2 }}>
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={1} sx={{ alignItems: { md: 'flex-start' } }}>
          <TextField
            autoFocus
            fullWidth
            size="small"
            label={t('Company, person, phone or e-mail, what they want')}
            value={line}
            onChange={({ target }) => setLine(target.value.slice(0, longestQuickLead))}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <TextField
            select
            size="small"
            label={t('Source')}
            value={source}
            onChange={({ target }) => setSource(leadSources.find((one) => one === target.value) ?? source)}
            sx={{ minInlineSize: 160 }}
          >
            {optionsOf(leadSources, leadSourceLabel, t).map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <Button type="submit" variant="contained" loading={isPending} sx={{ flexShrink: 0 }}>
            {t('Add lead')}
          </Button>
          <Button color="inherit" onClick={onClose}>
            {t('Close')}
          </Button>
        </Stack>
        {line.trim() !== '' && <Read start={start} />}
        <Stack spacing={1} sx={{ marginBlockStart: start.companyName ? 1 : 0 }}>
          <KnownCompany name={start.companyName} isTaken={start.partyId !== undefined} onTake={take} />
        </Stack>
        <ProblemAlert error={error} />
      </Card>
      {isForm && <AddLeadDialog start={read} onClose={closeForm} />}
    </>
  );
}
