import type { Overview } from '@freightdesk/overview-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useRecordPage } from '@freightdesk/shared-route';
import { EmptyState, SectionCard, StatusChip } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { timeLeft } from './time-left';

type Task = Overview['today'][number];

/** On a phone it has two lines: a number alone, cut in half, says nothing. */
const title = {
  fontWeight: 600,
  textAlign: 'match-parent',
  // As some browsers call it still.
  '&': { textAlign: '-webkit-match-parent' },
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // As much of one line as there is room for: a clamped line ends with a whole word, and loses its dots where words are read the other way.
  whiteSpace: { sm: 'nowrap' },
  textOverflow: 'ellipsis',
};

/** One grid for all rows, so that the acts stand in a column; on a phone the time stands above what it is of. */
const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '108px minmax(0, 1fr) auto' },
  columnGap: 1.5,
  padding: 0,
  margin: 0,
  listStyle: 'none',
};

const row = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  minBlockSize: 52,
  paddingBlock: 0.5,
  borderBlockEnd: '1px dashed var(--mui-palette-divider)',
  '&:last-child': { borderBlockEnd: 0 },
};

function TaskRow({ task, now }: { task: Task; now: Date }) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  const page = pageOf(task.record, task.id);
  const { text, count, tone } = timeLeft(task, now);
  const what = [task.number, task.title].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={row}>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <StatusChip label={t(text, { count })} tone={tone} />
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography variant="body2" dir="auto" title={what} sx={title}>
          {what || t(task.label)}
        </Typography>
        {what && (
          <Typography variant="caption" component="p" color="textSecondary" noWrap>
            {t(task.label)}
          </Typography>
        )}
      </Box>
      {page && (
        <Button
          component={Link}
          to={page}
          size="small"
          aria-label={`${t(task.act)}: ${what || t(task.label)}`}
          sx={{ justifyContent: 'flex-start' }}
        >
          {t(task.act)}
        </Button>
      )}
    </Box>
  );
}

/** What waits for the person, the most pressing first, with the act in each row. */
export function TodayList({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useTranslation();
  const now = new Date();
  return (
    <SectionCard title={t('Today')}>
      {tasks.length === 0 ? (
        <EmptyState
          title={t('Nothing waits for you')}
          text={t('What is due appears here, with what to do about it.')}
        />
      ) : (
        <Box component="ul" sx={list}>
          {tasks.map((task) => (
            <TaskRow key={`${task.name} ${task.id}`} task={task} now={now} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
