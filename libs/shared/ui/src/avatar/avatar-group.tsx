import { styled } from '@mui/material/styles';
import { Avatar } from './avatar';

export interface AvatarGroupProps {
  /** Who these people are to the reader, such as 'Here now'. */
  label: string;
  people: readonly { id: string; name: string }[];
}

/** As many discs as stand in a group; the last of a longer one counts those who have none. */
const most = 4;

const Row = styled('ul')({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderRadius: '50%', border: '2px solid var(--mui-palette-background-default)' },
  '& > li + li': { marginInlineStart: -12 },
});

const Rest = styled('span')({
  width: 36,
  height: 36,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  fontSize: '0.75rem',
  fontWeight: 700,
  color: 'var(--mui-palette-text-primary)',
  backgroundColor: 'var(--mui-palette-action-selected)',
});

const Hidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** People side by side: at most four discs. Whoever has none is named in the last one's tip. */
export function AvatarGroup({ label, people }: AvatarGroupProps) {
  const shown = people.length > most ? people.slice(0, most - 1) : people;
  const rest = people.slice(shown.length);
  const namesOfRest = rest.map(({ name }) => name).join(', ');
  return (
    <Row aria-label={label}>
      {shown.map(({ id, name }) => (
        <li key={id} title={name}>
          <Avatar name={name} />
          <Hidden>{name}</Hidden>
        </li>
      ))}
      {rest.length > 0 && (
        <li title={namesOfRest}>
          <Rest aria-hidden="true">+{rest.length}</Rest>
          <Hidden>{namesOfRest}</Hidden>
        </li>
      )}
    </Row>
  );
}
