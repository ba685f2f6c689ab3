import { codeOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { EmptyState, useDrop } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import { type ClipboardEvent, useState } from 'react';
import { FileBar } from '../file/file-bar';
import { Sending } from '../file/sending';
import { useUploads } from '../file/use-uploads';
import { NoteBox } from '../note/note-box';
import type { RecordOnPage } from '../record-on-page';
import { EntryFilter, type ShownKind } from './entry-filter';
import { TimelineList } from './timeline-list';
import { useTimeline } from './use-timeline';

/** A picture that was copied is a file; copied text is not. */
const pastedFiles = ({ clipboardData }: ClipboardEvent): File[] => [...clipboardData.files];

interface ActivityProps {
  of: RecordOnPage;
  /** What the columns call what is theirs is there, or is not to be had. */
  isNamed: boolean;
}

/** What happened to a record, and where a person adds to it: a note, or files by choosing, dropping or pasting them. */
export function Activity({ of, isNamed }: ActivityProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<ShownKind>(null);
  const timeline = useTimeline(of, kind);
  const uploads = useUploads(of);
  const mayAdd = timeline.first?.mayAdd ?? false;
  const { isOver, handlers } = useDrop((files) => mayAdd && uploads.send(files), { takesText: true });

  if (codeOf(timeline.error) === 'forbidden') {
    return (
      <EmptyState title={t('Not for your role')} text={t('Notes and files follow the record they stand beside.')} />
    );
  }
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (!mayAdd || files.length === 0) return;
    event.preventDefault();
    uploads.send(files);
  };
  return (
    <Stack
      spacing={2}
      {...handlers}
      onPaste={paste}
      sx={{
        borderRadius: 1,
        outline: isOver && mayAdd ? '2px dashed' : undefined,
        outlineColor: 'primary.main',
        outlineOffset: 8,
      }}
    >
      {mayAdd && <NoteBox of={of} />}
      {mayAdd && <FileBar uploads={uploads} />}
      <Sending uploads={uploads} />
      <EntryFilter kind={kind} onChange={setKind} />
      <TimelineList timeline={timeline} isNamed={isNamed} mayAdd={mayAdd} isFiltered={kind !== null} />
    </Stack>
  );
}
