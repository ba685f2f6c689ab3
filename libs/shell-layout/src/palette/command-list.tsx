import { useTranslation } from '@freightdesk/shared-i18n';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Entry, EntryGroup } from './entries';
import { RecordLine } from './record-line';

const List = styled('div')({
  padding: 8,
  overflowY: 'auto',
  maxHeight: 'min(520px, 60vh)',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
});

const Heading = styled('div')({
  padding: '8px 12px 4px',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'var(--mui-palette-text-secondary)',
});

const Line = styled('li')({
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

export interface CommandListProps {
  id: string;
  groups: readonly EntryGroup[];
  chosen: number;
  typed: string;
  onPoint: (entry: Entry) => void;
  onRun: (entry: Entry) => void;
}

export const entryId = (listId: string, at: number) => `${listId}-${at}`;

function Group({ group, ...list }: Omit<CommandListProps, 'groups'> & { group: EntryGroup }) {
  const { id, chosen, typed, onPoint, onRun } = list;
  const headingId = useId();
  return (
    <ul role="group" aria-labelledby={headingId}>
      <Heading as="li" role="presentation" id={headingId}>
        {group.heading}
      </Heading>
      {group.entries.map((entry) => (
        <Line
          key={entry.key}
          id={entryId(id, entry.at)}
          role="option"
          aria-selected={entry.at === chosen}
          onPointerMove={() => onPoint(entry)}
          onClick={() => onRun(entry)}
        >
          {entry.command && (
            <>
              {entry.command.title}
              <Kind>{entry.command.kind}</Kind>
            </>
          )}
          {entry.record && <RecordLine record={entry.record} typed={typed} />}
        </Line>
      ))}
    </ul>
  );
}

/** What was found, in groups; the keyboard stays in the field above, which names the entry that is chosen. */
export function CommandList({ groups, ...list }: CommandListProps) {
  const { t } = useTranslation();
  if (groups.length === 0) return null;
  return (
    <List id={list.id} role="listbox" aria-label={t('Found')}>
      {groups.map((group) => (
        <Group key={group.heading} group={group} {...list} />
      ))}
    </List>
  );
}
