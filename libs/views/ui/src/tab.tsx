import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface TabProps {
  isOn: boolean;
  title?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

const Press = styled(ButtonBase)({
  flexShrink: 0,
  blockSize: 40,
  paddingInline: 10,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: 'var(--mui-palette-text-secondary)',
  borderBlockEnd: '2px solid transparent',
  // The row of views can be scrolled, and cuts off what stands outside it.
  '&:focus-visible': { outlineOffset: -2 },
  '&:hover': { color: 'var(--mui-palette-text-primary)' },
  '&[aria-pressed="true"]': {
    color: 'var(--mui-palette-text-primary)',
    borderBlockEndColor: 'var(--mui-palette-primary-main)',
  },
});

/** What a press shows in the very same table, so it is no tab of panels to those who hear it. */
export const Tab = ({ isOn, ...rest }: TabProps) => <Press aria-pressed={isOn} {...rest} />;
