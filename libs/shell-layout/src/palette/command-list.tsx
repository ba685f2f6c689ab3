import { useTranslation } from '@freightdesk/shared-i18n';
import { styled } from '@mui/material/styles';
import type { Command } from './command';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 8,
  overflowY: 'auto',
  maxHeight: 'min(420px, 60vh)',
});

const Entry = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 40,
  padding: '4px 12px',
  borderRadius: 8,
  fontSize: '0.875rem',
  cursor: 'pointer',
  '&[aria-selected="true"]': { backgroundColor: 'var(--mui-palette-action-selected)' },
});

const Kind = styled('span')({
  fontSize: '0.75rem',
  color: 'var(--mui-palette-text-secondary)',
  // On the ground of the chosen one the quiet colour stays below 4.5:1.
  '[aria-selected="true"] > &': { color: 'inherit' },
});

const Nothing = styled('p')({ margin: 0, padding: '16px 20px', color: 'var(--mui-palette-text-secondary)' });

interface CommandListProps {
  id: string;
  commands: readonly Command[];
  chosen: number;
  onPoint: (at: number) => void;
  onRun: (command: Command) => void;
}

export const entryId = (listId: string, at: number) => `${listId}-${at}`;

/** What was found; the keyboard stays in the field above, which names the entry that is chosen. */
export function CommandList({ id, commands, chosen, onPoint, onRun }: CommandListProps) {
  const { t } = useTranslation();
  if (commands.length === 0) return <Nothing role="status">{t('Nothing matches')}</Nothing>;
  return (
    <List id={id} role="listbox" aria-label={t('Commands')}>
      {commands.map((command, at) => (
        <Entry
          key={`${command.kind} ${command.title}`}
          id={entryId(id, at)}
          role="option"
          aria-selected={at === chosen}
          onPointerMove={() => onPoint(at)}
          onClick={() => onRun(command)}
        >
          {command.title}
          <Kind>{command.kind}</Kind>
        </Entry>
      ))}
    </List>
  );
}
