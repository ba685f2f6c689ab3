import { styled } from '@mui/material/styles';
import type { Settings } from '../settings';

const Picture = styled('svg')({ width: 44, height: 28, '[dir="rtl"] &': { transform: 'scaleX(-1)' } });

const menus: Record<Settings['themeLayout'], { width: number; height: number }> = {
  vertical: { width: 14, height: 24 },
  horizontal: { width: 40, height: 6 },
  mini: { width: 6, height: 24 },
};

/** Where the menu stands on the page. */
export function LayoutPicture({ layout }: { layout: Settings['themeLayout'] }) {
  return (
    <Picture viewBox="0 0 44 28" aria-hidden="true" focusable="false" fill="currentColor">
      <rect x="0.5" y="0.5" width="43" height="27" rx="4" fill="none" stroke="currentColor" opacity=".32" />
      <rect x="2" y="2" {...menus[layout]} rx="2.5" />
    </Picture>
  );
}
