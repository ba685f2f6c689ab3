import type { Note } from '@freightdesk/activity-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { partsOfNote } from './mentions';

/** A note as it was written: plain text with its lines, and the mentioned by their names. */
export function NoteText({ note: { text, mentions } }: { note: Note }) {
  return (
    <Typography dir="auto" variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {partsOfNote(text, mentions).map(({ at, text: part, isMention }) =>
        isMention ? (
          <Box key={at} component="strong" sx={{ fontWeight: 600, color: 'primary.main' }}>
            {part}
          </Box>
        ) : (
          part
        ),
      )}
    </Typography>
  );
}
