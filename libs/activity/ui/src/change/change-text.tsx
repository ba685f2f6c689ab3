import type { TimelineEntry } from '@freightdesk/activity-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
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

/** `Status: Draft -> Open`. What was empty, or is now, is said by a dash. */
function Field({ change, field, before, after }: { change: Change } & Change['fields'][number]) {
  const { t } = useTranslation();
  const words = useAuditWords();
  const shown = (value: string | null) => (value === null ? '–' : words.value(field, value, change.currency));
  return (
    <Typography variant="body2" component="li" sx={{ overflowWrap: 'anywhere', listStyle: 'none' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {words.field(field)}:{' '}
      </Box>
      <bdi>{shown(before)}</bdi>
      <ArrowIcon titleAccess={t('became')} sx={arrow} />
      <bdi>{shown(after)}</bdi>
    </Typography>
  );
}

/** What a deed changed, each field before and after, and why it was done. */
export function ChangeText({ change }: { change: Change }) {
  const { t } = useTranslation();
  const [isWhole, showWhole] = useState(false);
  const { fields, reason } = change;
  const shown = isWhole ? fields : fields.slice(0, shownAtFirst);
  const more = fields.length - shown.length;
  return (
    <>
      {reason !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('Reason: {{reason}}', { reason })}
        </Typography>
      )}
      {shown.length > 0 && (
        <Box component="ul" sx={{ margin: 0, padding: 0 }}>
          {shown.map((one) => (
            <Field key={one.field} change={change} {...one} />
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
