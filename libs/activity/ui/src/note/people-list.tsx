import { useTranslation } from '@freightdesk/shared-i18n';
import { Avatar } from '@freightdesk/shared-ui';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import type { Person } from './mentions';

interface PeopleListProps {
  id: string;
  anchor: HTMLElement | null;
  people: readonly Person[];
  lit: number;
  onPick: (person: Person) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Who may be mentioned, below the box in which the note is written: the cursor stays there. */
export function PeopleList({ id, anchor, people, lit, onPick }: PeopleListProps) {
  const { t } = useTranslation();
  return (
    <Popper open={people.length > 0} anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Paper elevation={8}>
        <MenuList id={id} role="listbox" aria-label={t('People to mention')} dense>
          {people.map((person, index) => (
            <MenuItem
              key={person.id}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              selected={index === lit}
              aria-selected={index === lit}
              // Before the box loses the cursor.
              onMouseDown={(event) => {
                event.preventDefault();
                onPick(person);
              }}
              sx={{ gap: 1.5 }}
            >
              <Avatar name={person.name} />
              <Typography variant="body2" dir="auto">
                {person.name}
              </Typography>
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
    </Popper>
  );
}
