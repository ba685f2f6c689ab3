import { useTranslation } from '@freightdesk/shared-i18n';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId, useState } from 'react';
import { type Command, matching } from './command';
import { CommandList, entryId } from './command-list';

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
  onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Every page and action by its name: type, choose with the arrows, Enter. */
export function CommandDialog({ commands, onClose }: CommandDialogProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = matching(commands, typed);

  const run = (command: Command) => {
    onClose();
    command.run();
  };
  const choose = (at: number) => {
    setChosen(at);
    document.getElementById(entryId(listId, at))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const command = found[chosen];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      choose((chosen + step + found.length) % found.length);
    }
    if (event.key === 'Enter' && command) {
      event.preventDefault();
      run(command);
    }
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
        aria-label={t('Search pages and actions')}
        placeholder={t('Search pages and actions')}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? entryId(listId, chosen) : undefined}
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <CommandList id={listId} commands={found} chosen={chosen} onPoint={setChosen} onRun={run} />
    </Dialog>
  );
}
