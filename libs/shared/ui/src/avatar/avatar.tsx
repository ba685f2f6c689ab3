import { styled } from '@mui/material/styles';

const initialsOf = (name: string) =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0]?.toLocaleUpperCase())
    .join('');

const Disc = styled('span')({
  width: 36,
  height: 36,
  flexShrink: 0,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  fontSize: '0.875rem',
  fontWeight: 700,
  color: 'var(--mui-palette-primary-contrastText)',
  backgroundColor: 'var(--mui-palette-primary-main)',
  '&::before': { content: 'attr(data-initials)' },
});

/** A person's initials. They are drawn by the style, so that a button around them has its own name and no other. */
export function Avatar({ name }: { name: string }) {
  return <Disc aria-hidden="true" data-initials={initialsOf(name)} />;
}
