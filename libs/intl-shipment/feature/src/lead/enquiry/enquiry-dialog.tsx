import {
  type AddLeadInput,
  type Finding,
  leadOfEnquiry,
  type Lane,
  nextMorning,
  otherLanes,
  placeName,
  readEnquiry,
} from '@freightdesk/intl-shipment-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { placeNames } from '../../fields/place-names';
import { FindingChips } from './finding-chips';
import { LitText } from './lit-text';

/** As long as a message may be. */
const longest = 10_000;
const nothing: readonly Finding[] = [];
const noLanes: readonly Lane[] = [];

/** A finding is known again by what it says and where: what is typed behind it changes neither. */
export const keyOfFinding = ({ field, value, from }: Finding): string => `${field} ${value} ${from}`;

/** The message, what is read in it, and what of that somebody has put away. */
function useReading() {
  const [text, setText] = useState('');
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const { data: places } = useQuery(placeNames);
  const read = useDeferredValue(text);
  const found = useMemo(
    () => (places ? readEnquiry(read, { places, today: systemClock.today() }) : nothing),
    [read, places],
  );
  const others = useMemo(() => (places ? otherLanes(read, places) : noLanes), [read, places]);
  const isTaken = (finding: Finding) => !rejected.includes(keyOfFinding(finding));
  const toggle = (finding: Finding) => {
    const key = keyOfFinding(finding);
    setRejected(rejected.includes(key) ? rejected.filter((other) => other !== key) : [...rejected, key]);
  };
  return { text, read, setText, found, others, isTaken, toggle };
}

/** A lead is of one lane: what else is asked for is said, for it would be lost in the notes. */
function OtherLanes({ lanes }: { lanes: readonly Lane[] }) {
  const { t } = useTranslation();
  if (lanes.length === 0) return null;
  const named = lanes.map(({ origin, destination }) => `${placeName(origin)} → ${placeName(destination)}`).join('; ');
  return (
    <Alert severity="info">
      {t('This lead is of the first lane. Also asked for, each in a lead of its own: {{lanes}}.', { lanes: named })}
    </Alert>
  );
}

interface EnquiryDialogProps {
  onFill: (lead: Partial<AddLeadInput>) => void;
  onClose: () => void;
}

/** An enquiry as it came: what is read in it is lit where it stands, each to be taken or put away, and then fills a lead. */
export function EnquiryDialog({ onFill, onClose }: EnquiryDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { text, read, setText, found, others, isTaken, toggle } = useReading();
  const [at, setAt] = useState<Finding | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissed, setMissed] = useState(false);
  const isBlank = text.trim() === '';
  const fill = () => {
    if (isBlank) {
      setMissed(true);
      field.current?.focus();
      return;
    }
    onFill({
      ...leadOfEnquiry(text, found.filter(isTaken)),
      source: 'EMAIL',
      nextFollowUpAt: nextMorning(systemClock.today()),
    });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{t('Paste an enquiry')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
          <TextField
            autoFocus
            multiline
            minRows={4}
            maxRows={10}
            label={t('The e-mail or message as it came')}
            value={text}
            inputRef={field}
            error={isMissed && isBlank}
            helperText={isMissed && isBlank ? t('Paste the enquiry first.') : undefined}
            onChange={({ target }) => setText(target.value.slice(0, longest))}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          {found.length > 0 && (
            <>
              <Typography variant="subtitle2" component="h3">
                {t('What was read; press what is wrong')}
              </Typography>
              <FindingChips {...{ found, isTaken, toggle }} onPoint={setAt} />
              <OtherLanes lanes={others} />
              <LitText text={read} findings={found.filter(isTaken)} at={at} />
            </>
          )}
          {found.length === 0 && read.trim() !== '' && (
            <Typography color="textSecondary">{t('Nothing was recognised. The lead is filled by hand.')}</Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button variant="contained" onClick={fill}>
          {t('Fill the lead')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
