import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Room = styled('div')({
  flexGrow: 1,
  minHeight: '70vh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: '96px 16px 64px',
  textAlign: 'center',
});
const Figure = styled('p')({
  margin: 0,
  fontSize: '4.5rem',
  lineHeight: 1,
  fontWeight: 800,
  letterSpacing: '-0.03em',
  color: 'var(--mui-palette-primary-main)',
});
const Heading = styled('h1')({ margin: 0, fontSize: '1.625rem', lineHeight: 1.4, fontWeight: 700 });
const Words = styled('p')({ margin: '0 0 16px', maxWidth: 440, color: 'var(--mui-palette-text-secondary)' });

interface MessagePageProps {
  figure?: string;
  heading: string;
  words: string;
  /** The way onward. */
  children?: ReactNode;
}

/** A page that says one thing and shows the way onward. */
export function MessagePage({ figure, heading, words, children }: MessagePageProps) {
  return (
    <Room>
      {figure && <Figure aria-hidden="true">{figure}</Figure>}
      <Heading>{heading}</Heading>
      <Words>{words}</Words>
      {children}
    </Room>
  );
}
