import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Logo } from './logo';

const Anchor = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  textDecoration: 'none',
  fontSize: '1.125rem',
  fontWeight: 800,
  letterSpacing: '-0.01em',
  color: 'var(--mui-palette-text-primary)',
});

/** The mark, leading to the root path; with the name beside it where there is room. */
export function LogoLink({ withName = false }: { withName?: boolean }) {
  return (
    <Anchor to="/" aria-label="Freightdesk">
      <Logo />
      {withName && <span>Freightdesk</span>}
    </Anchor>
  );
}
