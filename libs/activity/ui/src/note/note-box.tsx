import { addNote } from '@freightdesk/activity-contract';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ProblemAlert, useKeptText } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RecordOnPage } from '../record-on-page';
import { optionId, PeopleList } from './people-list';
import { useMentions } from './use-mentions';

/** As the server has it. */
const longest = 4_000;

/** The text that is written, and where in it the cursor stands. */
function useWriting({ record, recordId }: RecordOnPage) {
  const [text, setText] = useKeptText(`note ${record} ${recordId}`);
  const [cursor, setCursor] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const put = (next: string, at: number) => {
    // The box holds the text before the next key comes, which would otherwise be written behind it.
    flushSync(() => {
      setText(next);
      setCursor(at);
    });
    field.current?.setSelectionRange(at, at);
  };
  const follow = () => setCursor(field.current?.selectionStart ?? 0);
  return { text, setText, cursor, put, follow, field };
}

/** A note in the making. Ctrl+Enter sends it; what was typed stays until it is sent. */
export function NoteBox({ of }: { of: RecordOnPage }) {
  const { t } = useTranslation();
  const listId = useId();
  const writing = useWriting(of);
  const { text, setText, field, follow } = writing;
  const mentions = useMentions(of, writing);
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: useSave(addNote) });
  const mayBeSent = text.trim() !== '' && text.length <= longest && !isPending;

  const send = () => {
    if (!mayBeSent) return;
    const { record, recordId } = of;
    const mentioned = mentions.mentioned();
    const note = { record, recordId, text, ...(mentioned.length > 0 && { mentions: mentioned }) };
    mutate(note, {
      onSuccess() {
        setText('');
        mentions.forget();
      },
    });
  };
  const press = (event: KeyboardEvent) => {
    if (mentions.takeKey(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // The form around the box, where there is one, has a Ctrl+Enter of its own.
    event.stopPropagation();
    send();
  };
  const isOffering = mentions.offered.length > 0;
  const isTooLong = text.length > longest;
  const ofNobody = mentions.isOfNobody && t('Nobody who may read this is called so, and nobody is told.');

  return (
    <Stack spacing={1}>
      <TextField
        multiline
        fullWidth
        minRows={2}
        maxRows={12}
        label={t('Write a note')}
        value={text}
        inputRef={field}
        onChange={({ target }) => {
          reset();
          setText(target.value);
          follow();
        }}
        onSelect={follow}
        onKeyDown={press}
        error={isTooLong}
        helperText={isTooLong ? t('At most {{max}} characters.', { max: longest }) : ofNobody}
        slotProps={{
          htmlInput: {
            dir: 'auto',
            'aria-autocomplete': 'list',
            'aria-controls': isOffering ? listId : undefined,
            'aria-activedescendant': isOffering ? optionId(listId, mentions.lit) : undefined,
          },
        }}
      />
      <PeopleList
        id={listId}
        anchor={field.current}
        people={mentions.offered}
        lit={mentions.lit}
        onPick={mentions.pick}
      />
      <ProblemAlert error={error} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="caption" color="textSecondary">
          {t('@ mentions, Ctrl+Enter adds it')}
        </Typography>
        <Button variant="outlined" disabled={!mayBeSent && !isPending} loading={isPending} onClick={send}>
          {t('Add note')}
        </Button>
      </Stack>
    </Stack>
  );
}
