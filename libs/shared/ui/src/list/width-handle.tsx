import { styled } from '@mui/material/styles';
import type { PointerEvent } from 'react';

const Handle = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 8,
  cursor: 'col-resize',
  touchAction: 'none',
  '&:hover, &:active': { borderInlineEnd: '2px solid var(--mui-palette-primary-main)' },
});

/** The end of a heading, by which a column is drawn wider; keys do the same under Columns. Twice pressed, it is as it was. */
export function WidthHandle({ onWidth }: { onWidth: (width: number | undefined) => void }) {
  const start = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
    const heading = currentTarget.parentElement;
    if (!heading) return;
    const { width } = heading.getBoundingClientRect();
    const onward = getComputedStyle(heading).direction === 'rtl' ? -1 : 1;
    currentTarget.setPointerCapture(pointerId);
    currentTarget.onpointermove = (event) => {
      heading.style.width = `${width + (event.clientX - clientX) * onward}px`;
    };
    currentTarget.onpointerup = (event) => {
      currentTarget.onpointermove = null;
      currentTarget.onpointerup = null;
      if (event.clientX !== clientX) onWidth(width + (event.clientX - clientX) * onward);
    };
  };
  return <Handle aria-hidden onPointerDown={start} onDoubleClick={() => onWidth(undefined)} />;
}
