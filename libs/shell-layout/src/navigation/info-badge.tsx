import type { NavigationItem } from '@freightdesk/shared-route';
import { styled } from '@mui/material/styles';

const Badge = styled('span')({
  paddingInline: 6,
  borderRadius: 6,
  fontSize: '0.75rem',
  lineHeight: 1.6,
  fontWeight: 700,
  color: 'var(--mui-palette-primary-dark)',
  backgroundColor: 'rgb(var(--mui-palette-primary-mainChannel) / 0.16)',
  '[data-layout="vertical"] &': { marginInlineStart: 'auto' },
});

/** The small count of an entry. */
export function InfoBadge({ info }: Pick<NavigationItem, 'info'>) {
  return info === undefined ? null : <Badge>{info}</Badge>;
}
