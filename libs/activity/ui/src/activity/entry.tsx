import type { TimelineEntry } from '@freightdesk/activity-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { InstantText } from '@freightdesk/shared-ui';
import AttachFileIcon from '@mui/icons-material/AttachFileOutlined';
import EditIcon from '@mui/icons-material/HistoryOutlined';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ChangeText } from '../change/change-text';
import { useAuditWords } from '../change/use-audit-words';
import { FileText } from '../file/file-text';
import { NoteText } from '../note/note-text';

const icons = { change: <EditIcon />, note: <NoteIcon />, file: <AttachFileIcon /> } as const;

const disc = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  flexShrink: 0,
  borderRadius: '50%',
  color: 'text.secondary',
  backgroundColor: 'action.hover',
  '& svg': { fontSize: '1.125rem' },
} as const;

/** Who did what, and when. */
function Head({ entry, did }: { entry: TimelineEntry; did: ReactNode }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
      <Typography variant="subtitle2" component="span" dir="auto">
        {entry.by.name}
      </Typography>
      <Typography variant="body2" component="span" color="textSecondary">
        {did}
      </Typography>
      <Typography
        variant="caption"
        component="span"
        color="textSecondary"
        sx={{ flexBasis: { xs: '100%', sm: 'auto' }, marginInlineStart: { sm: 'auto' } }}
      >
        <InstantText instant={entry.at} />
      </Typography>
    </Stack>
  );
}

interface EntryProps {
  entry: TimelineEntry;
  /** Whether the reader may take files away. */
  mayChange: boolean;
}

/** One thing that happened. */
export function Entry({ entry, mayChange }: EntryProps) {
  const { t } = useTranslation();
  const words = useAuditWords();
  const { kind, change, note, file } = entry;
  const did = { change: change ? words.action(change.action) : '', note: t('Note'), file: t('File') }[kind];
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ listStyle: 'none' }}>
      <Box aria-hidden="true" sx={disc}>
        {icons[kind]}
      </Box>
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Head entry={entry} did={did} />
        {change && <ChangeText change={change} />}
        {note && <NoteText note={note} />}
        {file && <FileText file={file} mayRemove={mayChange} />}
      </Box>
    </Stack>
  );
}
