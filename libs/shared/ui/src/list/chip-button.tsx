import { useTranslation } from '@freightdesk/shared-i18n';
import ClearIcon from '@mui/icons-material/Clear';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface ChipButtonProps extends Pick<
  ButtonBaseProps,
  'onClick' | 'aria-pressed' | 'aria-haspopup' | 'aria-expanded'
> {
  label: string;
  isOn: boolean;
  icon?: ReactNode;
  /** Offers to let it go, beside what a press does. */
  onClear?: () => void;
}

const Frame = styled('span')({
  display: 'inline-flex',
  maxInlineSize: '100%',
  blockSize: 32,
  borderRadius: 8,
  border: '1px solid color-mix(in srgb, currentColor 28%, transparent)',
  fontSize: '0.8125rem',
  fontWeight: 600,
  '&[data-on]': {
    borderColor: 'transparent',
    backgroundColor: 'var(--mui-palette-primary-main)',
    color: 'var(--mui-palette-primary-contrastText)',
  },
});

const Press = styled(ButtonBase)({
  gap: 4,
  minInlineSize: 0,
  paddingInline: 10,
  borderRadius: 'inherit',
  font: 'inherit',
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:disabled': { color: 'inherit' },
});

const Words = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/**
 * A choice in a toolbar that is on or off, or opens choices. Material's chip weighs 2 KB more in every first list, and offers
 * its cross to the mouse alone.
 */
export function ChipButton({ label, isOn, icon, onClick, onClear, ...aria }: ChipButtonProps) {
  const { t } = useTranslation();
  return (
    <Frame data-chip data-on={isOn || undefined}>
      <Press onClick={onClick} disabled={!onClick} {...aria}>
        {icon}
        <Words>{label}</Words>
      </Press>
      {onClear ? (
        <Press data-screen onClick={onClear} aria-label={t('Clear: {{filter}}', { filter: label })}>
          <ClearIcon sx={{ fontSize: '1rem' }} />
        </Press>
      ) : null}
    </Frame>
  );
}
