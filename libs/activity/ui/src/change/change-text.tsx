import type { TimelineEntry } from '@freightdesk/activity-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Unbroken } from '@freightdesk/shared-ui';
import ArrowIcon from '@mui/icons-material/ArrowRightAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAuditWords } from './use-audit-words';

type Change = NonNullable<TimelineEntry['change']>;

/** More of them at once hide what else happened. */
const shownAtFirst = 4;

const arrow = {
  fontSize: '1.125rem',
  marginInline: 0.5,
  verticalAlign: 'text-bottom',
  color: 'text.secondary',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
};

interface Line {
  field: string;
  label: string;
  /** Null where nothing was there. */
  before: string | null;
  /** Null where nothing is there now. */
  after: string | null;
}

/** What a machine knows of a file: its own entry has its name and size. */
const ofMachines = ['mediaType', 'sizeBytes', 'sha256'];

/** Two members that read alike, such as an amount in two units, are one. */
function useLines({ fields, currency }: Change): Line[] {
  const words = useAuditWords();
  const told = fields.filter(({ field }) => !ofMachines.includes(field.split('.').at(-1) ?? ''));
  const lines = told.map(({ field, before, after, currency: own }) => {
    const shown = (value: string | null) => (value === null ? null : words.value(field, value, own ?? currency));
    return { field, label: words.field(field), before: shown(before), after: shown(after) };
  });
  const read = ({ label, before, after }: Line) => [label, before, after].join('\n');
  return lines.filter((line, index) => lines.findIndex((other) => read(other) === read(line)) === index);
}

/** A date or a number has hyphens, and is one word all the same. */
const isOneWord = (text: string): boolean => /^\S{1,20}$/.test(text);

function Value({ text }: { text: string }) {
  return isOneWord(text) ? (
    <Unbroken>
      <bdi>{text}</bdi>
    </Unbroken>
  ) : (
    <bdi>{text}</bdi>
  );
}

/** `Status: Draft -> Open`; what was not there before is just said, `Vessel: MSC Anna`, and what is gone is said to be. */
function Field({ label, before, after }: Line) {
  const { t } = useTranslation();
  return (
    <Typography variant="body2" component="li" sx={{ overflowWrap: 'anywhere', listStyle: 'none' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:{' '}
      </Box>
      {before !== null && <Value text={before} />}
      {before !== null && after !== null && <ArrowIcon titleAccess={t('became')} sx={arrow} />}
      {after === null ? ` (${t('taken out')})` : <Value text={after} />}
    </Typography>
  );
}

/** What a deed changed, each field before and after, and why it was done. */
export function ChangeText({ change }: { change: Change }) {
  const { t } = useTranslation();
  const [isWhole, showWhole] = useState(false);
  const words = useAuditWords();
  const { reason } = change;
  const lines = useLines(change);
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst);
  const more = lines.length - shown.length;
  return (
    <>
      {reason !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('Reason: {{reason}}', { reason: words.value('reason', reason) })}
        </Typography>
      )}
      {shown.length > 0 && (
        <Box component="ul" sx={{ margin: 0, padding: 0 }}>
          {shown.map((one) => (
            <Field key={one.field} {...one} />
          ))}
        </Box>
      )}
      {more > 0 && (
        <Button size="small" onClick={() => showWhole(true)} sx={{ marginInlineStart: -0.5 }}>
          {t('{{count}} more', { count: more })}
        </Button>
      )}
    </>
  );
}
