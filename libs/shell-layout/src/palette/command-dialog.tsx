import { useTranslation } from '@freightdesk/shared-i18n';
import type { LoadRecords, UseRecords } from '@freightdesk/shared-route';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { use, useId, useState } from 'react';
import { type Command, matching } from './command';
import { CommandList, entryId } from './command-list';
import { groupsOf } from './entries';
import { FoundNotes } from './found-notes';
import { useChosen } from './use-chosen';

const Field = styled('input')({
  font: 'inherit',
  width: '100%',
  padding: '18px 20px',
  border: 0,
  outline: 0,
  color: 'inherit',
  background: 'none',
  borderBlockEnd: '1px solid var(--mui-palette-divider)',
  '&::placeholder': { opacity: 1, color: 'var(--placeholder)' },
});

export interface CommandDialogProps {
  commands: readonly Command[];
  /** What it finds records by. */
  loadRecords: LoadRecords;
  onClose: () => void;
}

/** Each is fetched once: what waits for it is drawn anew, and would ask again. */
const fetched = new WeakMap<LoadRecords, ReturnType<LoadRecords>>();

function recordsBy(load: LoadRecords): ReturnType<LoadRecords> {
  const records = fetched.get(load) ?? load();
  fetched.set(load, records);
  return records;
}

interface PaletteProps extends Omit<CommandDialogProps, 'loadRecords'> {
  useRecords: UseRecords;
}

function Palette({ commands, useRecords, onClose }: PaletteProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const records = useRecords(typed);
  const groups = groupsOf({
    commands: matching(commands, typed),
    records: records.entries,
    isTyped: typed.trim() !== '',
    heading: t('Pages and actions'),
  });
  const entries = groups.flatMap((group) => group.entries);
  const { chosen, choose, press, run, forget } = useChosen({ entries, isLooking: records.isLooking, listId, onClose });
  const type = (text: string) => {
    setTyped(text);
    forget();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { 'aria-label': t('Command palette') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Field
        role="combobox"
        aria-label={t('Search records, pages and actions')}
        placeholder={t('Search records, pages and actions')}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-activedescendant={entries.length > 0 ? entryId(listId, chosen) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        autoFocus
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <FoundNotes found={records} count={entries.length} onType={type} />
      <CommandList id={listId} groups={groups} chosen={chosen} typed={typed} onPoint={choose} onRun={run} />
    </Dialog>
  );
}

/** Every record, page and action by its name or number: type, choose with the arrows, Enter. */
export function CommandDialog({ loadRecords, ...palette }: CommandDialogProps) {
  return <Palette {...palette} useRecords={use(recordsBy(loadRecords))} />;
}
